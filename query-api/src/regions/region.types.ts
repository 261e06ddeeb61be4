import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RegionType, RegionZone } from '@paideia/events/regions/region.events.ts';
import type { RegionView } from '@paideia/projection-service/regions/region.view.ts';

@ObjectType()
export class Region implements Omit<RegionView, '_revision' | 'nameKey' | 'cardPaymentsEnabled'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) addressCity!: string | null;
  @Field(() => String, { nullable: true }) addressState!: string | null;
  @Field(() => String, { nullable: true }) addressPostcode!: string | null;
  @Field(() => String, { nullable: true }) addressCountry!: string | null;
  @Field(() => RegionZone.enum) zone!: string;
  @Field(() => RegionType.enum) type!: RegionView['type'];
  @Field(() => String) currency!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => Boolean) closed!: boolean;
  /** These are the ids of the attendance admins, for staff of the region and admins only; for everybody else the list is empty. */
  @Field(() => [ID]) notificationAdmins!: readonly string[];
  @Field(() => String) slug!: string;
  @Field(() => Int) userCount!: number;
}

@ObjectType()
export class Currency {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
  /** So many digits are printed; amounts are always in hundredths. */
  @Field(() => Int) decimals!: number;
}
