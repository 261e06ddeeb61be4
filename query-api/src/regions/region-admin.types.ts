import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class RegionAttendanceAdmin {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
}

@ObjectType({ description: 'A region, as admins see it' })
export class RegionAdmin {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) name!: string;
  @Field(() => String) slug!: string;
  @Field(() => String) type!: string;
  @Field(() => String) zone!: string;
  @Field(() => String) currency!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => [String], { description: 'Line by line; none where it is not known' }) address!: readonly string[];
  @Field(() => Boolean, { description: 'Whether students can pay by card' }) cardPaymentsEnabled!: boolean;
  @Field(() => Boolean) closed!: boolean;
  @Field(() => [ID]) notificationAdmins!: readonly string[];
  @Field(() => [RegionAttendanceAdmin]) attendanceAdmins!: readonly RegionAttendanceAdmin[];
  @Field(() => Int) userCount!: number;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class RegionAdminFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => Boolean, { nullable: true }) closed?: boolean | null;
}
