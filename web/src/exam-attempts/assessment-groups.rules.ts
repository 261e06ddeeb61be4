import { deadlineOf } from '@paideia/events/submissions/submission.rules.ts';
import type {
  GroupAssessmentsFragment,
  StudentAssignmentFieldsFragment,
  StudentExamFieldsFragment,
} from '../generated/exam-attempts/assessments.ts';

export type Assessment =
  | {
      readonly kind: 'exam';
      readonly id: string;
      readonly due: string;
      readonly status: string;
      readonly exam: StudentExamFieldsFragment;
    }
  | {
      readonly kind: 'assignment';
      readonly id: string;
      readonly due: string;
      readonly status: string;
      readonly assignment: StudentAssignmentFieldsFragment;
    };
type AssessmentGroups = {
  readonly now: readonly Assessment[];
  readonly later: readonly Assessment[];
  readonly done: readonly Assessment[];
};

const soon = 7 * 24 * 3_600_000;

/** The state that the chip of an exam says. An exam that closes within a week says so. */
function examChip(
  {
    status,
    closesAt,
    openAttemptId,
    excused,
  }: Pick<StudentExamFieldsFragment, 'status' | 'closesAt' | 'openAttemptId' | 'excused'>,
  now: number,
): string {
  // An attempt that is being written is the one to go on with, also if it is the last.
  if (openAttemptId !== null) return 'open';
  if (excused) return 'excused';
  return status === 'open' && Date.parse(closesAt) - now <= soon ? 'closing' : status;
}
export function assignmentChip({
  status,
  type,
  complete,
  excused,
}: Pick<StudentAssignmentFieldsFragment, 'status' | 'type' | 'complete' | 'excused'>): string {
  if (excused) return 'excused';
  if (status !== 'graded' || type === 'graded') return status;
  return complete ? 'complete' : 'incomplete';
}
const isNow = ({ kind, status }: Assessment) =>
  kind === 'exam' ? ['open', 'closing', 'late'].includes(status) : ['open', 'reopened'].includes(status);

/** Now: can be done, the nearest deadline first. Later: opens later. Done: passed, handed in, excused, or over, the latest first. */
export function groupsOf(
  { exams, assignments }: Pick<GroupAssessmentsFragment, 'exams' | 'assignments'>,
  now: number,
): AssessmentGroups {
  const all: Assessment[] = [
    ...exams.map((exam): Assessment => ({
      kind: 'exam',
      id: exam._id,
      due: exam.status === 'notOpen' ? exam.opensAt : exam.closesAt,
      status: examChip(exam, now),
      exam,
    })),
    ...assignments.map((assignment): Assessment => ({
      kind: 'assignment',
      id: assignment._id,
      due: deadlineOf(assignment.dueAt, assignment.reopenedUntil),
      status: assignmentChip(assignment),
      assignment,
    })),
  ].sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
  return {
    now: all.filter(isNow),
    later: all.filter(({ status }) => status === 'notOpen'),
    done: all.filter((one) => !isNow(one) && one.status !== 'notOpen').reverse(),
  };
}
