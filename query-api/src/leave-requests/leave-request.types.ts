import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { AttendanceType, LeaveRequestStatus } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('AttendanceType', AttendanceType);
graphqlEnum('LeaveRequestStatus', LeaveRequestStatus);

@ObjectType()
export class CoveredPeriod {
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String, { description: 'HH:mm in the region' }) start!: string;
  @Field(() => String) end!: string;
  @Field(() => String) term!: string;
}

@ObjectType({ description: 'What a decision comes to, by the marks as they are recorded' })
export class LeaveOutcome {
  @Field(() => Int, { description: 'Periods that are excused then' }) excused!: number;
  @Field(() => Int, { description: 'Periods whose mark stays as it is' }) unchanged!: number;
  @Field(() => Int, { nullable: true, description: 'Of the term then; null without one' }) absences!: number | null;
  @Field(() => Float, { nullable: true, description: 'Percent points taken off the term grade then' })
  deduction!: number | null;
}

@ObjectType()
export class LeaveRequest implements Omit<LeaveRequestView, 'studentNameKey' | 'why' | 'isDormant'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a decision sends it back' }) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => AttendanceType.enum) attendanceType!: AttendanceType;
  @Field(() => String) fromDate!: string;
  @Field(() => String) toDate!: string;
  @Field(() => [String], { description: 'None: the whole of each day' }) periods!: readonly string[];
  @Field(() => String, { nullable: true }) time!: string | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => String, { nullable: true }) studentNotes!: string | null;
  @Field(() => String, { nullable: true }) adminComments!: string | null;
  @Field(() => LeaveRequestStatus.enum) status!: LeaveRequestStatus;
  @Field(() => String) submittedAt!: string;
  @Field(() => String, { nullable: true }) decidedAt!: string | null;
  /** Joined as `decidedByName`. */
  decidedBy!: string | null;
}

@ObjectType()
export class LeavePreview {
  @Field(() => [CoveredPeriod]) periods!: readonly CoveredPeriod[];
  @Field(() => Boolean, { description: 'Some of the days lie in no term' }) beyondTerm!: boolean;
  @Field(() => Boolean, { description: 'Some of the days are over' }) isPast!: boolean;
  @Field(() => LeaveOutcome, { description: 'Of an approval' }) approved!: LeaveOutcome;
  @Field(() => LeaveRequest, { nullable: true, description: 'Another request that is about some of these periods' })
  repeats!: LeaveRequest | null;
}

@InputType()
export class LeaveRequestInput implements CommandFields<
  LeaveRequestInput,
  'SubmitLeaveRequest',
  'leaveRequestId' | 'userId',
  '_id'
> {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same request' }) _id!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => AttendanceType.enum) attendanceType!: AttendanceType;
  @Field(() => String) fromDate!: string;
  @Field(() => String) toDate!: string;
  @Field(() => [String], { nullable: true }) periods?: readonly string[] | null;
  @Field(() => String, { nullable: true }) time?: string | null;
  @Field(() => String, { nullable: true, description: 'A preview needs none' }) reason?: string | null;
  @Field(() => String, { nullable: true }) studentNotes?: string | null;
}

@InputType()
export class LeaveRequestFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name or of the reason' }) q?: string | null;
  @Field(() => LeaveRequestStatus.enum, { nullable: true }) status?: LeaveRequestStatus | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => AttendanceType.enum, { nullable: true }) attendanceType?: AttendanceType | null;
  @Field(() => String, { nullable: true, description: 'First day on or after it' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'First day on or before it' }) to?: string | null;
}
