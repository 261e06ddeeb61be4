import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Period, Term } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { ExplanationStatus } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import type { AttendanceRecordView } from '@paideia/projection-service/registers/attendance-record.view.ts';
import { AttendanceStatus, ExcuseCause, MarkInput, type Excuse } from '@paideia/events/registers/register.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { AttendanceSummary } from './attendance-summary.types.ts';

graphqlEnum('AttendanceStatus', AttendanceStatus, 'What counts');
graphqlEnum('MarkInput', MarkInput, 'What was seen');
graphqlEnum('ExcuseCause', ExcuseCause);
graphqlEnum('ExplanationStatus', ExplanationStatus);

@ObjectType()
class AttendanceTerm implements Term {
  @Field(() => String) name!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
}

@ObjectType()
export class AttendancePeriod implements Period {
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
export class AttendanceExcuse implements Excuse {
  @Field(() => ExcuseCause.enum) cause!: ExcuseCause;
  @Field(() => String) causeId!: string;
}

@ObjectType()
export class AttendanceRecord implements Omit<
  AttendanceRecordView,
  'overruled' | 'why' | 'regionId' | 'when' | 'touched' | 'absence'
> {
  @Field(() => ID) _id!: string;
  @Field(() => String) registerId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) term!: string;
  @Field(() => String) startsAt!: string;
  @Field(() => String) endsAt!: string;
  @Field(() => MarkInput.enum, { nullable: true, description: 'Null when nobody looked' }) input!: MarkInput | null;
  @Field(() => AttendanceStatus.enum) status!: AttendanceStatus;
  @Field(() => [AttendanceExcuse]) excuses!: readonly AttendanceExcuse[];
  @Field(() => ExplanationStatus.enum, { nullable: true }) explanation!: AttendanceRecordView['explanation'];
  @Field(() => String, { nullable: true }) arrivedAt!: string | null;
  @Field(() => Int, { nullable: true }) minutesLate!: number | null;
  @Field(() => String, { nullable: true }) takenAt!: string | null;
  /** The percentage of its term is that of its group. */
  groupId!: string;
  /** Joined as `takenByName`. */
  takenBy!: string | null;
}
