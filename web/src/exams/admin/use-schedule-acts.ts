import { type Acts, useActs } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  ExtendExamDeadlineDocument,
  RescheduleExamDocument,
  ScheduleExamDocument,
  type StaffScheduledExamFragment,
} from '../../generated/exams/admin/schedule.ts';

export type Times = { readonly opensAt: string; readonly closesAt: string; readonly lockAt: string | null };
export type ScheduleActs = Acts & {
  readonly schedule: (groupId: string, examId: string, times: Times) => Promise<boolean>;
  readonly move: (seen: StaffScheduledExamFragment, times: Times, reason: string) => Promise<boolean>;
  readonly extend: (
    seen: StaffScheduledExamFragment,
    userId: string,
    closesAt: string,
    reason: string,
  ) => Promise<boolean>;
  readonly isBusy: boolean;
};

/** The commands about when exams are, each with the revision that was seen. */
export function useScheduleActs(again: () => Promise<unknown>): ScheduleActs {
  const acts = useActs(again, () => void again().catch(() => undefined));
  const scheduling = useCommand(ScheduleExamDocument);
  const moving = useCommand(RescheduleExamDocument);
  const extending = useCommand(ExtendExamDeadlineDocument);
  const seen = ({ groupId, examId, _revision }: StaffScheduledExamFragment, reason: string) => ({
    groupId,
    examId,
    expectedRevision: _revision,
    reason: reason.trim() || null,
  });
  return {
    ...acts,
    schedule: (groupId, examId, times) => acts.attempt(() => scheduling.run({ groupId, examId, ...times })),
    move: (exam, times, reason) => acts.attempt(() => moving.run({ ...seen(exam, reason), ...times })),
    extend: (exam, userId, closesAt, reason) =>
      acts.attempt(() => extending.run({ ...seen(exam, reason), userId, closesAt })),
    isBusy: [scheduling, moving, extending].some(({ isBusy }) => isBusy),
  };
}
