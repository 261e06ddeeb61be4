import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AttendanceSummary } from './attendance-summary.types.ts';

@ObjectType()
export class AttendanceTerm {
  @Field(() => String) name!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
}

@ObjectType()
export class AttendancePeriod {
  @Field(() => String) key!: string;
  @Field(() => Int, { description: '1 Monday to 7 Sunday' }) weekday!: number;
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
}

@ObjectType()
export class AttendanceOverview {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The one that was asked for, else the current one; null while the group keeps no attendance',
  })
  term!: string | null;
  @Field(() => [AttendanceTerm]) terms!: readonly AttendanceTerm[];
  @Field(() => [AttendancePeriod]) periods!: readonly AttendancePeriod[];
  @Field(() => AttendanceSummary, { nullable: true }) summary!: AttendanceSummary | null;
  @Field(() => Boolean) explanationsEnabled!: boolean;
}

@ObjectType()
export class AttendanceExcuse {
  @Field(() => String) cause!: string;
  @Field(() => String) causeId!: string;
}

@ObjectType()
export class AttendanceRecord {
  @Field(() => ID) _id!: string;
  @Field(() => String) registerId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) term!: string;
  @Field(() => String) startsAt!: string;
  @Field(() => String) endsAt!: string;
  @Field(() => String, { nullable: true, description: 'What was seen; null when nobody looked' }) input!: string | null;
  @Field(() => String) status!: string;
  @Field(() => [AttendanceExcuse]) excuses!: readonly AttendanceExcuse[];
  @Field(() => String, { nullable: true }) explanation!: string | null;
  @Field(() => String, { nullable: true }) arrivedAt!: string | null;
  @Field(() => Int, { nullable: true }) minutesLate!: number | null;
  @Field(() => String, { nullable: true }) takenAt!: string | null;
  /** Joined as `takenByName`. */
  takenBy!: string | null;
}
