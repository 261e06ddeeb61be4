import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { deadlineOf } from '@paideia/events/submissions/submission.rules.ts';
import {
  assignmentItem,
  courseGrade,
  examItem,
  gradeOfItem,
  meanGrade,
  termGrade,
  type GradedItem,
} from '@paideia/events/transcripts/transcript.rules.ts';
import type { AssignmentView, SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { StudentExamView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import {
  closesFor,
  passMarkOf,
  type ExamDefinitionView,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import type { ExcusedWorkView } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import type { GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { namesakesIn } from '../groups/namesakes.rules.ts';
import { submissionStatus } from '../submissions/submission.queries.ts';
import type {
  GradebookCell,
  GradebookColumn,
  GradebookFilter,
  GradebookOrder,
  GradebookRow,
} from './gradebook.types.ts';

type Exam = { readonly exam: ExamDefinitionView; readonly schedule: ExamScheduleView };
type GradebookSources = {
  readonly now: string;
  /** By name. */
  readonly members: readonly GroupMemberView[];
  /** These are in the order in which they are shown. */
  readonly courseIds: readonly string[];
  readonly exams: readonly Exam[];
  readonly sittings: readonly StudentExamView[];
  readonly assignments: readonly AssignmentView[];
  readonly submissions: readonly SubmissionView[];
  readonly excused: readonly ExcusedWorkView[];
};
type Work = {
  readonly column: Omit<GradebookColumn, 'average' | 'waiting' | 'missing' | 'courseCode' | 'courseTitle'>;
  readonly of: (userId: string) => { readonly cell: GradebookCell; readonly graded: GradedItem };
};
const nothing = {
  complete: null,
  scaledFrom: null,
  passed: null,
  late: false,
  byHand: false,
  attempts: 0,
  excuseReason: null,
} as const;
const states = {
  open: 'open',
  reopened: 'reopened',
  submitted: 'waiting',
  graded: 'graded',
  closed: 'missing',
} as const;

const wasSat = ({ _id }: ExamDefinitionView, sittings: readonly StudentExamView[]): boolean =>
  sittings.some(({ examId, attempts }) => examId === _id && attempts.some(({ status }) => status !== 'voided'));

function examWork({ exam, schedule }: Exam, sittings: readonly StudentExamView[], now: string): Work {
  const { _id, title, courseId } = exam;
  const byStudent = new Map(sittings.filter(({ examId }) => examId === _id).map((one) => [one.userId, one]));
  const shared = { kind: 'exam', workId: _id, title, courseId } as const;
  return {
    column: { ...shared, weight: examItem([]).graded.weight, dueAt: schedule.closesAt, passMark: passMarkOf(exam) },
    of(userId) {
      const attempts = byStudent.get(userId)?.attempts ?? [];
      const ended = attempts.flatMap((one) =>
        one.score === null ? [] : [{ ...one, score: one.score, voided: one.status === 'voided' }],
      );
      const { graded, best } = examItem(ended);
      const dueAt = closesFor(schedule, userId);
      const isUnderWay = attempts.some(({ status }) => status === 'open');
      // What was retired nobody can sit any more, so nobody misses it.
      const isMissing = !exam.retired && hasClosed(dueAt, Date.parse(now));
      return {
        graded,
        cell: {
          ...nothing,
          state: best ? 'graded' : isUnderWay ? 'sitting' : isMissing ? 'missing' : 'open',
          score: gradeOfItem(graded),
          scaledFrom: best?.scaledFrom ?? null,
          passed: best?.passed ?? null,
          late: best?.late ?? false,
          byHand: best?.regraded ?? false,
          attempts: graded.attempts.length,
          recordId: (best ?? ended.at(-1))?.attemptId ?? null,
          dueAt,
        },
      };
    },
  };
}
function assignmentWork(assignment: AssignmentView, submissions: readonly SubmissionView[], now: string): Work {
  const { _id, title, courseId, dueAt, weight } = assignment;
  const byStudent = new Map(
    submissions.filter(({ assignmentId }) => assignmentId === _id).map((one) => [one.userId, one]),
  );
  const { kind } = assignmentItem(assignment, null);
  return {
    column: { kind, workId: _id, title, courseId, weight, dueAt, passMark: null },
    of(userId) {
      const own = byStudent.get(userId);
      const graded = assignmentItem(assignment, own?.grade ?? null);
      return {
        graded,
        cell: {
          ...nothing,
          state: states[submissionStatus(own, dueAt, now)],
          score: gradeOfItem(graded),
          complete: kind === 'completion' ? (own?.complete ?? null) : null,
          late: own?.late ?? false,
          recordId: own?._id ?? null,
          dueAt: deadlineOf(dueAt, own?.reopenedUntil ?? null),
        },
      };
    },
  };
}

/** Whatever the student made of it, nothing of it counts, and nothing is missing. */
const excusedFrom = ({ recordId, dueAt }: GradebookCell, excuseReason: string | null): ReturnType<Work['of']> => ({
  graded: { kind: 'excused' },
  cell: { ...nothing, state: 'excused', score: null, recordId, dueAt, excuseReason },
});

/** What a group has to do in these courses, and how each student stands, by the rules of the transcript. Those who were withdrawn are left to whoever made `members`. */
export function gradebookOf({ now, members, courseIds, ...sources }: GradebookSources) {
  const works = courseIds.flatMap((courseId) => [
    ...sources.exams
      .filter(({ exam }) => exam.courseId === courseId && (!exam.retired || wasSat(exam, sources.sittings)))
      .map((one) => examWork(one, sources.sittings, now)),
    ...sources.assignments
      .filter((one) => one.courseId === courseId)
      .map((one) => assignmentWork(one, sources.submissions, now)),
  ]);
  const excusedOf = new Map(sources.excused.map(({ userId, items }) => [userId, items]));
  const namesakes = namesakesIn(members);
  const rows = members.map(({ userId, name, status }): GradebookRow => {
    const own = works.map((work) => {
      const there = work.of(userId);
      const excuse = excusedOf.get(userId)?.find(({ workId }) => workId === work.column.workId);
      return excuse ? excusedFrom(there.cell, excuse.reason) : there;
    });
    const grades = courseIds.map((courseId) => ({
      courseId,
      grade: courseGrade(own.flatMap(({ graded }, n) => (works[n]!.column.courseId === courseId ? [graded] : []))),
    }));
    // The deduction for attendance belongs to the whole term, and is taken there.
    const { average } = termGrade(
      grades.map(({ grade }) => grade),
      0,
    );
    const namesake = namesakes.get(userId) ?? null;
    return { userId, name, namesake, status, cells: own.map(({ cell }) => cell), grades, average };
  });
  const columns = works.map(({ column }, n) => {
    const cells = rows.map((row) => row.cells[n]!);
    return {
      ...column,
      average: meanGrade(cells.map(({ score }) => score)),
      waiting: cells.filter(({ state }) => state === 'waiting').length,
      missing: cells.filter(({ state }) => state === 'missing').length,
    };
  });
  return { columns, rows, average: meanGrade(rows.map((row) => row.average)) };
}

const has: Readonly<Record<GradebookFilter, (cell: GradebookCell) => boolean>> = {
  missing: ({ state }) => state === 'missing',
  waiting: ({ state }) => state === 'waiting',
  failed: ({ state, passed }) => state === 'graded' && passed === false,
};
/** Those with at least one such cell. Whoever has no average yet stands at the end, whichever way it is sorted. */
export function sorted(
  rows: readonly GradebookRow[],
  filter: GradebookFilter | null,
  order: GradebookOrder,
): readonly GradebookRow[] {
  const found = filter === null ? rows : rows.filter(({ cells }) => cells.some(has[filter]));
  if (order === 'name') return found;
  const sign = order === 'lowest' ? 1 : -1;
  const placeOf = ({ average }: GradebookRow) => (average === null ? Infinity : sign * average);
  return found.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a === b ? 0 : a < b ? -1 : 1;
  });
}
