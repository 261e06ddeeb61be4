import type { AbandonReason, AttemptChannel, GradedAnswer } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { ExamDefinition, Question } from '@paideia/events/exams/exam.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { examsGroup } from '../exams/exam-group.view.ts';
import type { ExamDefinitionView } from '../exams/exam.view.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

type Whose = { readonly userId: string; readonly groupId: string; readonly examId: string; readonly regionId: string };

/** It says what became of one attempt; scores are null while it is open. */
export type SatAttempt = {
  readonly attemptId: string;
  readonly n: number;
  readonly status: 'open' | 'graded' | 'abandoned' | 'voided';
  readonly score: number | null;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
  readonly late: boolean;
  /** The grade was given by hand. */
  readonly regraded: boolean;
};
/** Attempts beyond those of the exam. The reason is null after an erasure. */
export type ExtraGrant = {
  readonly count: number;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
};
/** Minutes of each attempt beyond those of the exam, as they were given last. The reason is null after an erasure. */
type ExtraTime = {
  readonly minutes: number;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
};
/** `{userId}_{groupId}_{examId}`: there is one as soon as anything has happened; whether it is open, late or locked depends on the hour. */
export type StudentExamView = Whose & {
  readonly _id: string;
  readonly granted: number;
  readonly grants: readonly ExtraGrant[];
  readonly extraTime: ExtraTime | null;
  /** Attempts or time beyond those of the exam. */
  readonly hasExtra: boolean;
  readonly attempts: readonly SatAttempt[];
};
export const studentExams = examsGroup.collection<StudentExamView>('studentExams', {
  indexes: { student: ['userId', 'groupId'], group: ['groupId', 'examId'], extra: ['groupId', 'examId', 'hasExtra'] },
});

/**
 * What is the student's own of a paper; what stands on it is cut from the definition by `printedPaper`. Each answer writes it anew, so the texts of the questions
 * do not lie in it.
 */
export type ExamPaperView = Whose & {
  readonly _id: string;
  readonly n: number;
  readonly version: number;
  readonly status: SatAttempt['status'];
  /** The ids of the questions, in the order of this attempt. */
  readonly questionOrder: readonly string[];
  /** The option chosen, each question once. A list, because the ids of questions come from outside and may be names that every object has. */
  readonly answers: readonly { readonly questionId: string; readonly optionId: string }[];
  readonly startedAt: string;
  readonly closesAt: string;
  readonly timeLimitAt: string | null;
  readonly late: boolean;
  readonly channel: AttemptChannel;
  readonly why: readonly EventRef[];
};
export const examPapers = examsGroup.collection<ExamPaperView>('examPapers', {
  indexes: { student: ['userId', 'groupId', 'startedAt'] },
});

/** A question as the student meets it: nothing here says which option is right. */
export type PaperQuestion = Pick<Question, 'id' | 'kind' | 'text' | 'options'>;
export type PrintedPaper = Pick<ExamDefinition, 'title' | 'instructions' | 'openBook'> & {
  readonly questions: readonly PaperQuestion[];
};
/** What stands on a paper: its version of the exam, the questions in the order of the attempt. */
export function printedPaper(
  exam: Pick<ExamDefinitionView, 'versions'> | undefined,
  { version, questionOrder }: Pick<ExamPaperView, 'version' | 'questionOrder'>,
): PrintedPaper {
  const definition = exam?.versions.find((one) => one.version === version);
  const known = new Map(definition?.questions.map((question) => [question.id, question]));
  const { title = '', instructions = '', openBook = false } = definition ?? {};
  return {
    title,
    instructions,
    openBook,
    // Picked field by field: the right answer must not come along.
    questions: questionOrder.flatMap((id) => {
      const question = known.get(id);
      return question ? [{ id, kind: question.kind, text: question.text, options: question.options }] : [];
    }),
  };
}

/** It is there from the end of the attempt on. Percents have two decimals. */
export type ExamResultView = Whose & {
  readonly _id: string;
  /** It is that of the attempt's stream; a decision sends it back as what was seen. */
  readonly _revision: number;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  /** Of the exam, as it is now. */
  readonly courseId: string;
  /** It is the title as it is published. */
  readonly examTitle: string;
  readonly examTitleKey: string;
  readonly version: number;
  readonly n: number;
  readonly points: number;
  readonly maxPoints: number;
  readonly raw: number;
  readonly score: number;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
  readonly retake: boolean;
  readonly late: boolean;
  readonly penalised: boolean;
  /** Why it was abandoned; null for one that was sent in. */
  readonly abandoned: AbandonReason | null;
  /** The grade was given by hand. */
  readonly regraded: boolean;
  /** It does not count. */
  readonly voided: boolean;
  /** The score before a question was corrected, the last time that made one of it; null where none did. */
  readonly correctedFrom: number | null;
  readonly answers: readonly GradedAnswer[];
  readonly startedAt: string;
  /** It says when the attempt ended. */
  readonly at: string;
  readonly why: readonly EventRef[];
};
const filters = ['groupId', 'examId', 'userId', 'passed'] as const;
const sorts = ['at', 'studentNameKey', 'score'] as const;
/** Lists are sorted by these now and then, seldom with more than one filter. */
const rareSorts = ['examTitleKey', 'n'] as const;
type Indexed = readonly ('regionId' | (typeof filters | typeof sorts | typeof rareSorts)[number])[];
/** Whoever does not ask who passed is answered by way of both. */
const sorted = (sort: (typeof sorts)[number]): readonly Indexed[] => [
  ...filters.map((filter) => [filter, sort] as const),
  ['regionId', 'passed', sort],
  ['groupId', 'examId', sort],
  ['userId', 'groupId', sort],
];
const rarely = (sort: (typeof rareSorts)[number]): readonly Indexed[] => [
  ['regionId', sort],
  ...filters.map((filter) => [filter, sort] as const),
];
const byPassed: readonly Indexed[] = [
  ['passed'],
  ...(['regionId', 'groupId', 'examId', 'userId'] as const).map((filter) => [filter, 'passed'] as const),
];
export const examResults = examsGroup.collection<ExamResultView>('examResults', {
  indexes: Object.fromEntries(
    [...sorts.flatMap(sorted), ...rareSorts.flatMap(rarely), ...byPassed].map((fields) => [fields.join('-'), fields]),
  ),
  values: { passed: [true, false] },
  search: ['studentName'],
});

/** Private to the projection: the names that results are sorted by. */
export const examPeople = examsGroup.collection<Person>('examPeople');

/** They say what became of an attempt; the paper does while it is being written. */
export const examAttemptRecords = [
  recordOf(studentExams, { standing: { of: ['examSitting'] } }),
  recordOf(examResults, {
    standing: { of: ['examAttempt'], orElse: examPapers },
    referred: { attemptId: 'examAttempt' },
  }),
];
