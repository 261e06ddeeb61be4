import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { AbandonReason } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { CourseView } from '@paideia/projection-service/courses/course.view.ts';
import type { ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import type {
  TranscriptNote,
  TranscriptNotesView,
} from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { Campus } from '../regions/campus.types.ts';
import { AttendanceSummary } from '../registers/attendance-summary.types.ts';

export const TranscriptItemKind = graphqlEnum('TranscriptItemKind', z.enum(['exam', 'assignment', 'completion']));

@ObjectType()
class TranscriptAttempt implements Pick<
  ExamResultView,
  | 'n'
  | 'raw'
  | 'score'
  | 'scaledFrom'
  | 'passed'
  | 'late'
  | 'retake'
  | 'penalised'
  | 'regraded'
  | 'voided'
  | 'abandoned'
  | 'at'
> {
  @Field(() => ID) attemptId!: string;
  @Field(() => Int) n!: number;
  @Field(() => Float) raw!: number;
  @Field(() => Float) score!: number;
  @Field(() => Float, { nullable: true }) scaledFrom!: number | null;
  @Field(() => Boolean) passed!: boolean;
  @Field(() => Boolean) late!: boolean;
  @Field(() => Boolean) retake!: boolean;
  @Field(() => Boolean) penalised!: boolean;
  @Field(() => Boolean) regraded!: boolean;
  @Field(() => Boolean) voided!: boolean;
  @Field(() => AbandonReason.enum, { nullable: true }) abandoned!: AbandonReason | null;
  @Field(() => Boolean, { description: 'The best one, which is the one that counts' }) counts!: boolean;
  @Field(() => String) at!: string;
}

@ObjectType()
export class TranscriptItem {
  @Field(() => TranscriptItemKind.enum) kind!: z.infer<typeof TranscriptItemKind>;
  @Field(() => ID, { description: 'Of the exam or the assignment' }) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => Float) weight!: number;
  @Field(() => Float, { nullable: true, description: 'Percent; null: N/A, and not counted' }) score!: number | null;
  @Field(() => Float, { nullable: true }) scaledFrom!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Of completion work; null while nobody has said' }) complete!:
    | boolean
    | null;
  @Field(() => Int, { nullable: true, description: 'The attempt that counts' }) attempt!: number | null;
  @Field(() => [TranscriptAttempt]) attempts!: readonly TranscriptAttempt[];
  @Field(() => Float, {
    nullable: true,
    description: 'Percent, of an exam: of the version that counts, else of the one that can be taken',
  })
  passMark!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'When the assignment is due, or the exam closes for the student',
  })
  dueAt!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'For why(of: excusedWork), where the student is excused from it: then nothing of it counts; else null',
  })
  excusalId!: string | null;
}

@ObjectType()
export class TranscriptCourse implements Pick<CourseView, 'code' | 'title' | 'credits'> {
  @Field(() => ID) courseId!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => Float) credits!: number;
  @Field(() => [TranscriptItem]) items!: readonly TranscriptItem[];
  @Field(() => Float, { nullable: true, description: 'The weighted mean of what is graded; null: N/A' }) grade!:
    | number
    | null;
  @Field(() => String, { description: 'For why(of: courseGrade)' }) whyId!: string;
}

@ObjectType()
export class TranscriptTerm {
  @Field(() => String, { description: 'Empty for courses that are in no plan' }) name!: string;
  @Field(() => String, { nullable: true }) from!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
  @Field(() => String, { nullable: true, description: 'Final since then; null while it may still change' })
  finalAt!: string | null;
  @Field(() => [Float], {
    description: 'Percents: the pass marks of its exams, the lowest first; none where there is no exam',
  })
  passMarks!: readonly number[];
  @Field(() => [TranscriptCourse]) courses!: readonly TranscriptCourse[];
  @Field(() => Float, { nullable: true, description: 'Before the deduction' }) average!: number | null;
  @Field(() => AttendanceSummary, { nullable: true, description: 'Null while the group keeps no attendance' })
  attendance!: AttendanceSummary | null;
  @Field(() => Float, { description: 'Percent points, taken once from the average' }) deduction!: number;
  @Field(() => Float, { nullable: true }) grade!: number | null;
  @Field(() => String, { description: 'For why(of: termGrade)' }) whyId!: string;
}

@ObjectType('TranscriptNote')
export class TranscriptNoteShown implements Omit<TranscriptNote, 'why'> {
  @Field(() => ID) noteId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) text!: string | null;
  @Field(() => Float, { nullable: true }) transferredCredit!: number | null;
  @Field(() => String) at!: string;
  /** Joined as `byName`. */
  by!: string;
}

@ObjectType()
export class Transcript implements Pick<TranscriptNotesView, '_id' | 'userId' | 'groupId'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => ID, { nullable: true, description: 'Of the group' }) regionId!: string | null;
  @Field(() => String, { description: 'Of the campus; deadlines are said in it' }) timeZone!: string;
  @Field(() => Campus, { nullable: true }) campus!: Campus | null;
  @Field(() => String, { nullable: true, description: 'The instant that it is of; null: now' }) asOf!: string | null;
  @Field(() => [TranscriptTerm]) terms!: readonly TranscriptTerm[];
  @Field(() => Float, { nullable: true, description: 'The mean of the term grades' }) overall!: number | null;
  @Field(() => Float, { nullable: true, description: 'The mean of the course grades' }) gradeAverage!: number | null;
  @Field(() => [TranscriptNoteShown]) notes!: readonly TranscriptNoteShown[];
  @Field(() => String, { description: 'For why(of: transcript)' }) whyId!: string;
}
