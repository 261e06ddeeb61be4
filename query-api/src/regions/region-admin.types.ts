import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { RegionView } from '@paideia/projection-service/regions/region.view.ts';
import type { z } from 'zod';
import { RegionType, RegionZone } from '@paideia/events/regions/region.events.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('RegionType', RegionType);
graphqlEnum('RegionZone', RegionZone);

@ObjectType()
export class RegionAttendanceAdmin {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
}

@ObjectType({ description: 'A region, as admins see it' })
export class RegionAdmin implements Omit<RegionView, 'nameKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) name!: string;
  @Field(() => String) slug!: string;
  @Field(() => RegionType.enum) type!: z.infer<typeof RegionType>;
  @Field(() => RegionZone.enum) zone!: string;
  @Field(() => String) currency!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => [String], { description: 'Line by line; none where it is not known' }) address!: readonly string[];
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) addressCity!: string | null;
  @Field(() => String, { nullable: true }) addressState!: string | null;
  @Field(() => String, { nullable: true }) addressPostcode!: string | null;
  @Field(() => String, { nullable: true }) addressCountry!: string | null;
  @Field(() => Boolean, { description: 'Whether students can pay by card' }) cardPaymentsEnabled!: boolean;
  @Field(() => Boolean) closed!: boolean;
  @Field(() => [ID]) notificationAdmins!: readonly string[];
  @Field(() => [RegionAttendanceAdmin]) attendanceAdmins!: readonly RegionAttendanceAdmin[];
  @Field(() => Int) userCount!: number;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@ObjectType({ description: 'Somebody who can be made an attendance admin of a region' })
export class AttendanceAdminChoice {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
}

@InputType()
export class RegionAdminFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => RegionType.enum, { nullable: true }) type?: z.infer<typeof RegionType> | null;
  @Field(() => RegionZone.enum, { nullable: true }) zone?: z.infer<typeof RegionZone> | null;
  @Field(() => Boolean, { nullable: true }) closed?: boolean | null;
}

@InputType({ description: 'All that may change about a region; what is left out is emptied' })
export class RegionInput implements CommandFields<RegionInput, 'UpdateRegion', 'regionId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => RegionType.enum) type!: z.infer<typeof RegionType>;
  @Field(() => RegionZone.enum) zone!: z.infer<typeof RegionZone>;
  @Field(() => String) currency!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true }) description!: string | null | undefined;
  @Field(() => String, { nullable: true }) phone!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressLine1!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressLine2!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressCity!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressState!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressPostcode!: string | null | undefined;
  @Field(() => String, { nullable: true }) addressCountry!: string | null | undefined;
}
@InputType({ description: 'A region to be; its short name stands in roles and on papers, and stays' })
export class NewRegionInput
  extends RegionInput
  implements CommandFields<NewRegionInput, 'CreateRegion', 'regionId', '_id'>
{
  @Field(() => String) slug!: string;
}
