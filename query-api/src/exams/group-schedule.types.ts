import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ExamScheduleView } from '@paideia/projection-service/exams/exam.view.ts';
import type { z } from 'zod';
import { LockedTerm } from '../groups/term-lock.types.ts';
import { SittingStatus } from '../exam-attempts/assessment.types.ts';
import { ExamStatus } from './exam.types.ts';

@ObjectType({ description: 'A deadline of one student’s own' })
export class ExamExtension {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) name!: string | null;
  @Field(() => String) closesAt!: string;
  @Field(() => String, { nullable: true }) reason!: string | null;
}

@ObjectType({ description: 'When an exam is open for a group; every time is an instant' })
export class ScheduledExam implements Omit<ExamScheduleView, 'extended' | 'reasons'> {
  @Field(() => ID, { description: '{groupId}_{examId}' }) _id!: string;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) examId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => String) title!: string;
  @Field(() => ExamStatus.enum) examStatus!: ExamStatus;
  @Field(() => SittingStatus.enum, { description: 'notOpen, open, late or locked' })
  status!: z.infer<typeof SittingStatus>;
  @Field(() => String) opensAt!: string;
  @Field(() => String) closesAt!: string;
  @Field(() => String, { nullable: true }) lockAt!: string | null;
  @Field(() => [ExamExtension], { description: 'Only those later than the group’s' })
  extensions!: readonly ExamExtension[];
  @Field(() => Int, { nullable: true, description: 'Of the version that attempts begin with' }) timeLimitMin!:
    | number
    | null;
  /** Whose staff may see what was granted to students. */
  regionId!: string;
}

@ObjectType({ description: 'What a group has to take and when' })
export class GroupSchedule {
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => String, { description: 'The zone that the group lives in' }) timeZone!: string;
  @Field(() => [ID], { description: 'The courses that the group takes, in their order' }) courseIds!: readonly string[];
  @Field(() => [LockedTerm], { description: 'Nothing of their courses is scheduled or set anew' })
  lockedTerms!: readonly LockedTerm[];
  @Field(() => [ScheduledExam], { description: 'Those that close first come first' }) exams!: readonly ScheduledExam[];
}
