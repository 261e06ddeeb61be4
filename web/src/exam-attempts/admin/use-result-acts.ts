import { useRefresh } from 'ra-core';
import { type Acts, useActs } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  GradeAttemptDocument,
  GrantExtraAttemptDocument,
  LiftPenaltyDocument,
  PenaliseExamAttemptDocument,
  VoidExamAttemptDocument,
  type StaffResultDetailFragment,
} from '../../generated/exam-attempts/admin/exam-result-admin.ts';

export type ActKind = 'penalise' | 'lift' | 'grade' | 'void' | 'grant';
/** What was typed: the score in percent for `grade`, how many attempts for `grant`. */
export type Wish = { readonly kind: ActKind; readonly reason: string; readonly figure: number };
export type ResultActs = Acts & {
  readonly act: (seen: StaffResultDetailFragment, wish: Wish) => Promise<boolean>;
  readonly isBusy: boolean;
};

/** The commands about one attempt, each with the revision that was seen; an extra attempt adds to what there is, whatever that was. */
export function useResultActs(again: () => Promise<unknown>): ResultActs {
  const acts = useActs(again, useRefresh());
  const penalise = useCommand(PenaliseExamAttemptDocument);
  const lift = useCommand(LiftPenaltyDocument);
  const grade = useCommand(GradeAttemptDocument);
  const void_ = useCommand(VoidExamAttemptDocument);
  const grant = useCommand(GrantExtraAttemptDocument);
  const act = (
    { id, _revision, userId, groupId, examId }: StaffResultDetailFragment,
    { kind, reason, figure }: Wish,
  ) => {
    const because = { _id: id, reason, expectedRevision: _revision };
    const commands: Readonly<Record<ActKind, () => Promise<unknown>>> = {
      penalise: () => penalise.run(because),
      lift: () => lift.run(because),
      grade: () => grade.run({ ...because, score: figure }),
      void: () => void_.run(because),
      grant: () => grant.run({ userId, groupId, examId, count: figure, reason }),
    };
    return acts.attempt(async () => {
      await commands[kind]();
      if (kind === 'grant') await again();
    });
  };
  return { ...acts, act, isBusy: [penalise, lift, grade, void_, grant].some(({ isBusy }) => isBusy) };
}
