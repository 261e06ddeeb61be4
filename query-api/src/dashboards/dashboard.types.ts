import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { dueStates, type DueRegister as DueRegisterRule } from '@paideia/events/registers/register-due.rules.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { LeaveRequest } from '../leave-requests/leave-request.types.ts';
import { AttendancePeriod } from '../registers/attendance.types.ts';
import { AttendanceSummary } from '../registers/attendance-summary.types.ts';

const DueState = graphqlEnum('DueState', z.enum(dueStates));

@ObjectType({ description: 'A register that somebody should open; times are those of the campus' })
export class DueRegister implements DueRegisterRule {
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
  @Field(() => DueState.enum) state!: DueRegisterRule['state'];
  term!: string;
}

@ObjectType({ description: 'A class whose registers the actor runs' })
export class TaughtClass {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => [AttendancePeriod], { description: 'Of the week' }) periods!: readonly AttendancePeriod[];
  @Field(() => [DueRegister], { description: 'What runs, what was missed today, what is next' })
  due!: readonly DueRegister[];
}

@ObjectType()
export class Dashboard {
  @Field(() => AttendanceSummary, {
    nullable: true,
    description: 'Of the current term; null without a group that keeps attendance',
  })
  attendance!: AttendanceSummary | null;
  @Field(() => [LeaveRequest], { description: 'The actor’s own, the newest three' })
  leaveRequests!: readonly LeaveRequest[];
  @Field(() => Int) unread!: number;
  @Field(() => Int, { nullable: true, description: 'Pending where the actor decides or follows; null for students' })
  openLeaveRequests!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Registers still open where the actor runs them; null for students',
  })
  registersToday!: number | null;
  @Field(() => [TaughtClass], {
    nullable: true,
    description:
      'Those that the actor looks after as a teacher, else where the actor runs registers, the first by name; null for students, and for admins, who run those of everybody',
  })
  classes!: readonly TaughtClass[] | null;
}
