import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { AccountStatus } from '@paideia/events/accounts/account.events.ts';
import type { UserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { Phone, TypedEmail } from '../accounts/current-user.types.ts';
import { Address } from '../addresses/address.types.ts';
import { MemberStatus } from '../groups/group.types.ts';
import { Invoice } from '../invoices/invoice.types.ts';
import { CurrencyBalance } from '../invoices/transaction.types.ts';
import { LeaveRequest } from '../leave-requests/leave-request.types.ts';
import { AttendanceSummary } from '../registers/attendance-summary.types.ts';
import { AttendanceRecord } from '../registers/attendance.types.ts';
import type { RecordRegions } from './student-record.rules.ts';

@ObjectType()
export class StudentEnrolment {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
  @Field(() => MemberStatus.enum) status!: MemberStatus;
  @Field(() => String) startedOn!: string;
  @Field(() => String, { nullable: true }) endedOn!: string | null;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
}

@ObjectType({ description: 'In one group that keeps attendance' })
export class StudentAttendance {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String, { description: 'The current one' }) term!: string;
  @Field(() => AttendanceSummary) summary!: AttendanceSummary;
  @Field(() => [AttendanceRecord], { description: 'The latest absences and late arrivals of the term' })
  missed!: readonly AttendanceRecord[];
}

@ObjectType()
export class StudentLeave {
  @Field(() => [LeaveRequest], { description: 'The latest' }) items!: readonly LeaveRequest[];
  @Field(() => Int) total!: number;
}

@ObjectType()
export class StudentInvoices {
  @Field(() => [CurrencyBalance]) balances!: readonly CurrencyBalance[];
  @Field(() => [Invoice], { description: 'The latest' }) items!: readonly Invoice[];
  @Field(() => Int) total!: number;
}

@ObjectType()
export class StudentContacts {
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => [Phone]) phones!: readonly Phone[];
  @Field(() => [TypedEmail]) emails!: readonly TypedEmail[];
  @Field(() => [Address]) addresses!: readonly Address[];
}

@ObjectType({ description: 'Something that happened to or by the student' })
export class StudentMoment {
  @Field(() => ID) _id!: string;
  @Field(() => String) at!: string;
  @Field(() => String) sentence!: string;
  @Field(() => Boolean, { description: 'False where the system acted by itself' }) isByPerson!: boolean;
}

/** The parts are resolved one by one; null is what the role may not see. */
@ObjectType({ description: 'All that staff may know of a student, in one place' })
export class StudentRecord {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) picture!: string | null;
  @Field(() => Boolean, { description: 'The name is gone for good' }) isErased!: boolean;
  @Field(() => AccountStatus.enum) status!: z.infer<typeof AccountStatus>;
  user!: UserView;
  memberships!: readonly GroupMemberView[];
  regions!: RecordRegions;
}
