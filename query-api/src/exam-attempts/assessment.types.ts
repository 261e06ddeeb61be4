import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { SatAttempt } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import type { AssignmentView, SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { ExamScheduleView } from '@paideia/projection-service/exams/exam.view.ts';
import type { ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { z } from 'zod';
import { AssignmentType } from '@paideia/events/assignments/assignment.events.ts';
import { SubmissionStatus } from '../submissions/submission.types.ts';
import { AttemptStatus } from './exam-paper.types.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { ExtraAttemptGrant } from './exam-result.types.ts';

export const SittingStatus = graphqlEnum(
  'SittingStatus',
  z.enum(['notOpen', 'open', 'late', 'locked', 'passed', 'exhausted']),
);
const ExamSection = graphqlEnum('ExamSection', z.enum(['open', 'closed', 'passed', 'failed']));

@ObjectType({ description: 'An exam as its student finds it; every time is an instant' })
export class AssessmentExam
  implements
    Pick<ExamScheduleView, '_id' | 'groupId' | 'examId' | 'opensAt' | 'closesAt' | 'lockAt'>,
    Omit<ExamDefinition, 'version' | 'instructions' | 'pointsPerQuestion' | 'questions'>
{
  @Field(() => ID) _id!: string;
  @Field(() => ID) examId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseCode!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => String) title!: string;
  @Field(() => SittingStatus.enum) status!: z.infer<typeof SittingStatus>;
  @Field(() => ExamSection.enum, { description: 'Where it is listed' }) section!: z.infer<typeof ExamSection>;
  @Field(() => String) opensAt!: string;
  @Field(() => String, { description: 'The student’s own, with an extension' }) closesAt!: string;
  @Field(() => String, { nullable: true }) lockAt!: string | null;
  @Field(() => Int, { description: 'With the extra ones that were granted' }) attemptsAllowed!: number;
  @Field(() => Int) used!: number;
  @Field(() => Int) attemptsLeft!: number;
  @Field(() => Float, { nullable: true, description: 'Percent; null before the first result' }) bestScore!:
    | number
    | null;
  @Field(() => Float, { nullable: true }) bestScaledFrom!: number | null;
  @Field(() => Boolean) passed!: boolean;
  @Field(() => ID, { nullable: true }) openAttemptId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the latest attempt that has ended' }) lastAttemptId!:
    | string
    | null;
  @Field(() => Float) passMark!: number;
  @Field(() => Boolean) openBook!: boolean;
  @Field(() => Boolean, { description: 'Every pass is scaled to 70' }) penalty!: boolean;
  @Field(() => Int, { nullable: true, description: 'The student’s own, with the extra minutes' }) timeLimitMin!:
    | number
    | null;
  @Field(() => Int, { description: 'How many minutes of the time limit were granted beyond that of the exam' })
  extraMinutes!: number;
  @Field(() => Int) questionCount!: number;
  @Field(() => Boolean, { description: 'The student is excused: whatever is made of it does not count' })
  excused!: boolean;
}

@ObjectType({ description: 'An attempt in the history of its student' })
class OwnAttempt implements Omit<SatAttempt, 'late' | 'regraded'> {
  @Field(() => ID) attemptId!: string;
  @Field(() => Int) n!: number;
  @Field(() => Int, {
    description: 'Which one it is of those that were not voided; a voided one says which it was',
  })
  attempt!: number;
  @Field(() => AttemptStatus.enum) status!: AttemptStatus;
  @Field(() => Float, { nullable: true, description: 'Percent; null while it is open' }) score!: number | null;
  @Field(() => Float, { nullable: true }) scaledFrom!: number | null;
  @Field(() => Boolean) passed!: boolean;
}

@ObjectType({ description: 'What is needed before an attempt is started' })
export class ExamIntro extends AssessmentExam {
  @Field(() => String) instructions!: string;
  @Field(() => [OwnAttempt], { description: 'The first first' }) attempts!: readonly OwnAttempt[];
  @Field(() => [ExtraAttemptGrant]) extraAttempts!: readonly ExtraAttemptGrant[];
  @Field(() => Int, { description: 'Which attempt a start would be' }) attemptNumber!: number;
  @Field(() => Int) pointsPerQuestion!: number;
  @Field(() => Int) trueFalseCount!: number;
  @Field(() => Boolean) mayStart!: boolean;
  @Field(() => String, { nullable: true, description: 'Why it cannot be started, in the locale of the request' })
  refusal!: string | null;
  @Field(() => Boolean, { description: 'A pass would be a retake’s, penalised or late, and so be scaled to 70' })
  willBeScaled!: boolean;
}

@ObjectType({ description: 'An assignment as its student finds it' })
export class AssessmentAssignment
  implements
    Omit<
      AssignmentView,
      '_revision' | 'regionId' | 'titleKey' | 'content' | 'downloadFileIds' | 'maxFiles' | 'acceptTypes'
    >,
    Pick<SubmissionView, 'grade' | 'complete' | 'submittedAt' | 'reopenedUntil'>
{
  @Field(() => ID) _id!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseCode!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => String) title!: string;
  @Field(() => AssignmentType.enum) type!: AssignmentType;
  @Field(() => Float) weight!: number;
  @Field(() => String) dueAt!: string;
  @Field(() => SubmissionStatus.enum) status!: SubmissionStatus;
  @Field(() => Float, { nullable: true }) grade!: number | null;
  @Field(() => Boolean, { nullable: true }) complete!: boolean | null;
  @Field(() => String, { nullable: true, description: 'For the student, with the grade' }) comment!: string | null;
  @Field(() => String, { nullable: true, description: 'Who gave the grade' }) gradedByName!: string | null;
  @Field(() => String, { nullable: true }) submittedAt!: string | null;
  @Field(() => String, { nullable: true }) reopenedUntil!: string | null;
  @Field(() => Boolean, { description: 'The student is excused: whatever is made of it does not count' })
  excused!: boolean;
}

@ObjectType()
export class Assessments {
  @Field(() => [AssessmentExam]) exams!: readonly AssessmentExam[];
  @Field(() => String, { description: 'Of the campus; its times are said in it' }) timeZone!: string;
  @Field(() => [AssessmentAssignment]) assignments!: readonly AssessmentAssignment[];
}
