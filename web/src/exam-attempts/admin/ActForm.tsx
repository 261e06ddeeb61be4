import { mostExtraAttempts } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  ActDialog,
  type Acts,
  Changes,
  LabelledChoice,
  NumberField,
  parseDecimal,
  percentRange,
  ReasonField,
  useForm,
} from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import {
  GradeAttemptDocument,
  GrantExtraAttemptDocument,
  LiftPenaltyDocument,
  PenaliseExamAttemptDocument,
  VoidExamAttemptDocument,
  type StaffResultDetailFragment,
} from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { capText, penalisedScore, score } from './result-score.ts';

export type ActKind = 'penalise' | 'lift' | 'grade' | 'void' | 'grant';
type Props = {
  readonly kind: ActKind;
  readonly result: StaffResultDetailFragment;
  readonly acts: Acts;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** One act about an attempt: what it changes, and the reason that stays. */
export function ActForm({ kind, result, acts, again, onClose }: Props) {
  const t = useMessages(resultsAdminMessages);
  const penalise = useCommand(PenaliseExamAttemptDocument);
  const lift = useCommand(LiftPenaltyDocument);
  const grade = useCommand(GradeAttemptDocument);
  const voiding = useCommand(VoidExamAttemptDocument);
  const grant = useCommand(GrantExtraAttemptDocument);
  const form = useForm({ start: { reason: '', figure: '', count: 1 }, acts });
  const { figure, count } = form.value;
  const { userId, groupId, examId } = result;
  const name = result.studentName ?? t('erased');
  const typed = parseDecimal(figure, percentRange);
  const graded = 'units' in typed ? typed.units / 100 : undefined;
  const then = kind === 'penalise' ? penalisedScore(result) : kind === 'grade' ? graded : undefined;
  const text = {
    penalise: then === result.score ? t('penaliseNothing', { cap: capText() }) : t('penaliseText', { cap: capText() }),
    lift: t('liftText'),
    grade: t('gradeText'),
    void: t('voidText', { name }),
    grant: t('grantText', { name, count, cap: capText() }),
  }[kind];
  const send = ({ reason }: { readonly reason: string }) => {
    const because = { _id: result.id, reason, expectedRevision: result._revision };
    return {
      penalise: () => penalise.run(because),
      lift: () => lift.run(because),
      grade: () => grade.run({ ...because, score: graded ?? 0 }),
      void: () => voiding.run(because),
      // An extra attempt adds to what there is, whatever that was.
      grant: () => grant.run({ userId, groupId, examId, count, reason }).then(again),
    }[kind]();
  };
  return (
    <ActDialog
      title={t(`${kind}Title`, { name, n: number(result.n) })}
      confirm={t(kind)}
      isDestructive={kind === 'void'}
      form={form}
      send={send}
      done={t(`${kind}Done`, { name })}
      onClose={onClose}
    >
      {kind === 'grade' && (
        <NumberField
          label={t('score')}
          {...form.field('figure')}
          range={percentRange}
          say={(units) => score(units / 100)}
          example={8550}
          unit="%"
          autoFocus
        />
      )}
      {kind === 'grant' && (
        <LabelledChoice
          label={t('count')}
          {...form.field('count')}
          options={Array.from({ length: mostExtraAttempts }, (_, n) => ({ value: n + 1, label: number(n + 1) }))}
        />
      )}
      <Changes
        rows={[
          kind !== 'grant' && [t('scoreNow'), score(result.score)],
          then !== undefined && [t('scoreThen'), score(then)],
        ]}
        note={text}
      />
      <ReasonField {...form.field('reason')} autoFocus={kind !== 'grade'} />
    </ActDialog>
  );
}
