import { readsAbsenceExplanation } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { anyOf, self, type Actor, type Rule, type Scope } from '@paideia/events/kernel/permission.ts';
import { readsRegister } from '@paideia/events/registers/register.permissions.ts';
import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { seesLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';

/** Records that stand behind a mark or a grade, by their streams, and who reads what people wrote in them. */
const readers: Readonly<Record<string, Rule>> = {
  absenceExplanation: readsAbsenceExplanation,
  leaveRequest: seesLeaveRequest,
  examAttempt: readsExamResult,
  submission: readsSubmission,
  excusedWork: anyOf(self, readsGradebook),
  /** The reason for a correction. */
  attendanceRegister: anyOf(seesLeaveRequest, readsRegister),
};

/** A value may rest on records that not everybody may read who reads the value: an instructor sees a grade and no reasons for leave. */
export const readsWords =
  (actor: Actor, scope: Scope) =>
  ({ stream }: { readonly stream: string }): boolean =>
    readers[categoryOf(stream)]?.(actor, scope) ?? false;
