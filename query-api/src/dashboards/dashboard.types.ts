import { Field, Int, ObjectType } from 'type-graphql';
import { LeaveRequest } from '../leave-requests/leave-request.types.ts';
import { AttendanceSummary } from '../registers/attendance-summary.types.ts';

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
}
