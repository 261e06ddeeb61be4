import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { DayCounts, DayRow } from '@paideia/events/reports/report-days.rules.ts';
import { RegionType, RegionZone } from '@paideia/events/regions/region.events.ts';
import type { ReportRegion as Reported } from '@paideia/events/reports/report-region.rules.ts';
import type { ReportDayMonthView } from '@paideia/projection-service/reports/report-days.view.ts';
import type { ReportUserView } from '@paideia/projection-service/reports/report-users.view.ts';
import type { ReportCountView, ReportMonthView } from '@paideia/projection-service/reports/report.view.ts';

@ObjectType({ description: 'A region that reports tell of' })
export class ReportRegion implements Reported {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => RegionType.enum) type!: string;
  @Field(() => RegionZone.enum) zone!: string;
  @Field(() => Boolean) closed!: boolean;
}

@InputType()
export class ReportFilter {
  @Field(() => Int) year!: number;
  @Field(() => Int, { description: 'The last month of it' }) month!: number;
}

@ObjectType({
  description:
    'What a region invoiced and credited in a month in a currency, what was paid to it, and what it gave back',
})
export class ReportRevenue implements Omit<ReportMonthView, '_id'> {
  @Field(() => ID) regionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Float, { description: 'Invoices of the month without those that were deleted, in hundredths' })
  invoiced!: number;
  @Field(() => Float, { description: 'Credit notes of the month without those of deleted invoices, in hundredths' })
  credited!: number;
  @Field(() => Float, { description: 'In hundredths' }) paid!: number;
  @Field(() => Float, { description: 'In hundredths' }) refunded!: number;
}

@ObjectType({ description: 'What students did in a region in a month' })
export class ReportCounts implements Omit<ReportCountView, '_id'> {
  @Field(() => ID) regionId!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Int, { description: 'Enrolments that began' }) enrolled!: number;
  @Field(() => Int, { description: 'Enrolments that were completed' }) completed!: number;
  @Field(() => Int, { description: 'Enrolments that were withdrawn' }) left!: number;
  @Field(() => Int, { description: 'Attempts at exams that ended' }) examsTaken!: number;
  @Field(() => Int, { description: 'Those of them that were passed' }) examsPassed!: number;
}

@ObjectType({ description: 'Who came to a region in a month, by its clock, and used it' })
export class ReportUsers implements Omit<ReportUserView, '_id'> {
  @Field(() => ID) regionId!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Int, { description: 'Accounts that were used for the first time' }) newUsers!: number;
  @Field(() => Int, { description: 'Sign-ins that were let in' }) logins!: number;
  @Field(() => Int, { description: 'Students who did something in the courses, or were present or late, once each' })
  activeStudents!: number;
  @Field(() => Int, { description: 'Those of them whose first active month of the year it is' }) firstActive!: number;
}

@ObjectType({ description: 'What happened in a region in a month, by its clock: what its days tell, together' })
export class ReportDayMonth implements Omit<ReportDayMonthView, '_id'> {
  @Field(() => ID) regionId!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Int, { description: 'At most one an hour of each student and course' }) courseOpens!: number;
  @Field(() => Int) lessonsCompleted!: number;
  @Field(() => Int, { description: 'Those that were made' }) leaveRequests!: number;
  @Field(() => Int, { description: 'Of attendance, what the students of all registers are counted as' })
  present!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) excused!: number;
}

@InputType()
export class ReportDaysFilter {
  @Field(() => String, { description: 'The first day, yyyy-MM-dd' }) from!: string;
  @Field(() => String, { description: 'The last one, within a year' }) to!: string;
}

@ObjectType({ description: 'What students did in the courses of a region on a day, by its clock' })
export class ReportActivity implements Pick<
  DayRow,
  'regionId' | 'date' | 'courseOpens' | 'lessonsCompleted' | 'leaveRequests'
> {
  @Field(() => ID) regionId!: string;
  @Field(() => String) date!: string;
  @Field(() => Int, { description: 'At most one an hour of each student and course' }) courseOpens!: number;
  @Field(() => Int) lessonsCompleted!: number;
  @Field(() => Int, { description: 'Those that were made' }) leaveRequests!: number;
}

@ObjectType({ description: 'What the students of all registers of a region and day are counted as' })
export class ReportAttendance implements Pick<DayRow, 'regionId' | 'date' | 'present' | 'late' | 'absent' | 'excused'> {
  @Field(() => ID) regionId!: string;
  @Field(() => String) date!: string;
  @Field(() => Int) present!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) excused!: number;
}

@ObjectType({ description: 'What happened in a region in some days' })
export class ReportOverview implements DayCounts {
  @Field(() => ID) regionId!: string;
  @Field(() => Int) courseOpens!: number;
  @Field(() => Int) lessonsCompleted!: number;
  @Field(() => Int) leaveRequests!: number;
  @Field(() => Int) present!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) excused!: number;
}
