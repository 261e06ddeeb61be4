import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  timeLogStatuses,
  type TimeLogEntryView,
  type TimeLogView,
} from '@paideia/projection-service/time-logs/time-log.view.ts';
import type { TimeLogProgram as Program } from '@paideia/events/time-logs/time-log-program.rules.ts';
import { z } from 'zod';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const TimeLogStatus = graphqlEnum('TimeLogStatus', z.enum(timeLogStatuses));
type TimeLogStatus = z.infer<typeof TimeLogStatus>;

@ObjectType({ description: 'A program in which time logs are kept' })
export class TimeLogProgram implements Program {
  @Field(() => String) program!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'On which its weeks end, from 1 for Monday' }) weekday!: number;
  @Field(() => String, { description: 'The end of the present week' }) periodEnding!: string;
  @Field(() => Int, { description: 'The actor’s own, of all weeks' }) totalMinutes!: number;
}

@ObjectType()
class TimeLogEntry implements TimeLogEntryView {
  @Field(() => ID) entryId!: string;
  @Field(() => String) date!: string;
  @Field(() => Int) minutes!: number;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) activity!: string | null;
}

@ObjectType({ description: 'What a student did in one week of a program' })
export class TimeLog implements Omit<TimeLogView, 'studentNameKey'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) program!: string;
  @Field(() => String) periodEnding!: string;
  @Field(() => [TimeLogEntry], { description: 'By date' }) entries!: readonly TimeLogEntry[];
  @Field(() => Int) totalMinutes!: number;
  @Field(() => TimeLogStatus.enum) status!: TimeLogStatus;
  @Field(() => String, { nullable: true }) submittedAt!: string | null;
  @Field(() => Int, { nullable: true, description: 'From 1 to 5' }) rating!: number | null;
  @Field(() => String, { nullable: true }) comments!: string | null;
  @Field(() => String, { nullable: true }) evaluatedAt!: string | null;
  /** Joined as `evaluatedByName`. */
  evaluatedBy!: string | null;
}

@InputType()
export class TimeLogEntryInput implements CommandFields<
  TimeLogEntryInput,
  'AddTimeLogEntry',
  'userId' | 'entryId',
  '_id'
> {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same entry' }) _id!: string;
  @Field(() => ID, { description: 'The group that a new log is kept for' }) groupId!: string;
  @Field(() => String) program!: string;
  @Field(() => String) periodEnding!: string;
  @Field(() => String) date!: string;
  @Field(() => Int) minutes!: number;
  @Field(() => String) activity!: string;
}

@InputType()
export class TimeLogFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name' }) q?: string | null;
  @Field(() => TimeLogStatus.enum, { nullable: true }) status?: TimeLogStatus | null;
  @Field(() => String, { nullable: true }) program?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => String, { nullable: true, description: 'Weeks that end on or after it' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'Weeks that end on or before it' }) to?: string | null;
}
