import { presentTerm } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { placeOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import {
  assignmentItem,
  courseGrade,
  examItem,
  gradeOfItem,
  meanGrade,
  termGrade,
  type GradedItem,
} from '@paideia/events/transcripts/transcript.rules.ts';
import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { ExcusedWork } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import { attendanceSummaryIdOf } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { passMarkOf } from '@paideia/projection-service/exams/exam.view.ts';
import { coursesByTerm, unplanned } from './course-terms.rules.ts';
import { termSummary } from './present-terms.rules.ts';
import type { TranscriptSources } from './transcript-sources.ts';
import type { TranscriptCourse, TranscriptItem, TranscriptNoteShown, TranscriptTerm } from './transcript.types.ts';

type Kept<T> = Omit<T, 'excusalId'> & {
  readonly graded: GradedItem;
  readonly refs: readonly EventRef[];
  readonly excusal: ExcusedWork | undefined;
};
type Counted = Omit<Kept<TranscriptItem>, 'excusal'>;
export type ComposedCourse = Omit<TranscriptCourse, 'items' | 'whyId'> & {
  readonly items: readonly Kept<TranscriptItem>[];
};
export type ComposedTerm = Omit<TranscriptTerm, 'courses' | 'whyId'> & {
  readonly courses: readonly ComposedCourse[];
  readonly refs: readonly EventRef[];
};
export type Composed = {
  readonly terms: readonly ComposedTerm[];
  /** The mean of the term grades, and of all course grades; null: N/A. */
  readonly overall: number | null;
  readonly gradeAverage: number | null;
  readonly notes: readonly TranscriptNoteShown[];
};

/** As people count them: what was voided takes no number. */
const placeIn = (own: TranscriptSources['results'], n: number): number =>
  placeOf(
    n,
    own.map((one) => ({ n: one.n, status: one.voided ? 'voided' : 'ended' })),
  );

function examItems({ exams, results }: TranscriptSources, courseId: string): readonly Counted[] {
  return (
    exams
      .filter((exam) => exam.courseId === courseId)
      .map((exam) => ({
        exam,
        own: results.filter((result) => result.examId === exam._id).sort((a, b) => a.n - b.n),
      }))
      // One that was retired is worth a line where something was made of it.
      .filter(({ exam, own }) => !exam.retired || own.length > 0)
      .map(({ exam, own }) => {
        const { graded, best } = examItem(own);
        return {
          kind: 'exam',
          _id: exam._id,
          title: exam.title,
          weight: graded.weight,
          score: gradeOfItem(graded),
          scaledFrom: best?.scaledFrom ?? null,
          complete: null,
          attempt: best ? placeIn(own, best.n) : null,
          dueAt: exam.closesAt,
          passMark: passMarkOf(exam, best?.version),
          attempts: own.map((one) => ({ ...one, attemptId: one._id, counts: one.n === best?.n })),
          graded,
          refs: own.flatMap(({ why }) => why),
        };
      })
  );
}
function assignmentItems({ assignments, submissions }: TranscriptSources, courseId: string): readonly Counted[] {
  return assignments
    .filter((assignment) => assignment.courseId === courseId)
    .map(({ _id, title, type, weight, dueAt }) => {
      const own = submissions.find((submission) => submission.assignmentId === _id);
      const graded = assignmentItem({ type, weight }, own?.grade ?? null);
      return {
        kind: graded.kind,
        _id,
        title,
        weight,
        score: gradeOfItem(graded),
        scaledFrom: null,
        complete: type === 'completion' ? (own?.complete ?? null) : null,
        attempt: null,
        attempts: [],
        dueAt,
        passMark: null,
        graded,
        refs: own?.why ?? [],
      };
    });
}

/** Whatever was made of work that the student is excused from, nothing of it counts. */
function unlessExcused(item: Counted, excused: readonly ExcusedWork[]): Kept<TranscriptItem> {
  const excusal = excused.find(({ workId }) => workId === item._id);
  if (!excusal) return { ...item, excusal };
  return {
    ...item,
    excusal,
    graded: { kind: 'excused' },
    score: null,
    scaledFrom: null,
    complete: null,
    attempt: null,
    attempts: item.attempts.map((one) => ({ ...one, counts: false })),
    refs: [...item.refs, ...excusal.why],
  };
}

const noCounts = { present: 0, absent: 0, late: 0, excused: 0 };
function attendanceOf(sources: TranscriptSources, userId: string, groupId: string, term: string) {
  const _id = attendanceSummaryIdOf(userId, groupId, term);
  const { summaries, grading } = sources;
  const there = termSummary(summaries, sources, term);
  return there ?? (grading ? { _id, term, ...noCounts, ...summarise(noCounts, grading), ...grading } : null);
}

/** A transcript from its documents: the same by the same rules, whether they are of today or of the past. */
export function composed(
  sources: TranscriptSources,
  { userId, groupId }: { readonly userId: string; readonly groupId: string },
): Composed {
  const { courses, terms, missed, notes, locks } = sources;
  const courseOf = (courseId: string): ComposedCourse => {
    const course = courses.find(({ _id }) => _id === courseId);
    const items = [...examItems(sources, courseId), ...assignmentItems(sources, courseId)].map((item) =>
      unlessExcused(item, sources.excused),
    );
    return {
      courseId,
      code: course?.code ?? '',
      title: course?.title ?? '',
      credits: course?.credits ?? 0,
      items,
      grade: courseGrade(items.map(({ graded }) => graded)),
    };
  };
  const made = coursesByTerm(sources).flatMap(({ name, courseIds }): readonly ComposedTerm[] => {
    const all = courseIds.map(courseOf);
    // A course that is in no plan is worth a line once there is something in it.
    const own = name === unplanned ? all.filter(({ items }) => items.length > 0) : all;
    const attendance = name === unplanned ? null : attendanceOf(sources, userId, groupId, name);
    if (own.length === 0 && (attendance?.total ?? 0) === 0) return [];
    const { average, grade } = termGrade(
      own.map((course) => course.grade),
      attendance?.deduction ?? 0,
    );
    const { from = null, to = null } = terms.find((term) => term.name === name) ?? {};
    const refs = missed.filter(({ term, date }) => presentTerm(sources, term, date) === name).flatMap(({ why }) => why);
    const passMarks = [...new Set(own.flatMap(({ items }) => items.flatMap(({ passMark }) => passMark ?? [])))].sort(
      (a, b) => a - b,
    );
    return [
      {
        name,
        from,
        to,
        finalAt: locks.find(({ term }) => term === name)?.lockedAt ?? null,
        passMarks,
        courses: own,
        average,
        attendance,
        deduction: attendance?.deduction ?? 0,
        grade,
        refs,
      },
    ];
  });
  return {
    terms: made,
    overall: meanGrade(made.map(({ grade }) => grade)),
    gradeAverage: meanGrade(made.flatMap((term) => term.courses.map(({ grade }) => grade))),
    notes: (notes?.notes ?? []).map(({ noteId, text, transferredCredit, at, by }) => ({
      noteId,
      text,
      transferredCredit,
      at,
      by,
    })),
  };
}
