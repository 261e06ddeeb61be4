import Box from '@mui/material/Box';
import { useState } from 'react';
import { mostExtraAttempts } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { ActDialog, PanelSection } from '../../lib/ui/index.ts';
import {
  actsMessages,
  NumberField,
  parseDecimal,
  percentRange,
  LabelledChoice,
  ReasonField,
} from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { StaffResultDetailFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { capText, penalisedScore, score } from './result-score.ts';
import type { ActKind, ResultActs } from './use-result-acts.ts';

type Props = {
  readonly kind: ActKind;
  readonly result: StaffResultDetailFragment;
  readonly acts: ResultActs;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** One act about an attempt: what it changes, and the reason that stays. */
export function ActForm({ kind, result, acts, onDone, onClose }: Props) {
  const t = useMessages(resultsAdminMessages);
  const common = useMessages(actsMessages);
  const [reason, setReason] = useState('');
  const [figure, setFigure] = useState('');
  const [count, setCount] = useState('1');
  const name = result.studentName ?? t('erased');
  const typed = parseDecimal(figure, percentRange);
  const graded = 'units' in typed ? typed.units / 100 : undefined;
  const then = kind === 'penalise' ? penalisedScore(result) : undefined;
  const rows = [
    [t('scoreNow'), result.score],
    [t('scoreThen'), kind === 'void' ? undefined : (then ?? graded)],
  ] as const;
  const text = {
    penalise: then === result.score ? t('penaliseNothing', { cap: capText() }) : t('penaliseText', { cap: capText() }),
    lift: t('liftText'),
    grade: t('gradeText'),
    void: t('voidText', { name }),
    grant: t('grantText', { name, count: Number(count), cap: capText() }),
  }[kind];
  const submit = async () => {
    const because = reason.trim();
    if (because === '' || (kind === 'grade' && graded === undefined)) return;
    if (await acts.act(result, { kind, reason: because, figure: kind === 'grade' ? (graded ?? 0) : Number(count) }))
      onDone();
  };
  return (
    <ActDialog
      title={t(`${kind}Title`, { name, n: number(result.n) })}
      confirm={t(kind)}
      isDestructive={kind === 'void'}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {kind === 'grade' && (
        <NumberField
          label={t('score')}
          text={figure}
          onText={setFigure}
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
          value={count}
          options={Array.from({ length: mostExtraAttempts }, (_, index) => ({
            value: String(index + 1),
            label: number(index + 1),
          }))}
          onChange={setCount}
        />
      )}
      <PanelSection title={common('changes')}>
        <Box
          sx={{
            border: '1px solid var(--line)',
            borderRadius: 'var(--r-s)',
            p: '9px 12px',
            fontSize: 14,
            lineHeight: '21px',
          }}
        >
          {kind !== 'grant' &&
            rows.map(
              ([label, value]) =>
                value !== undefined && (
                  <Box
                    key={label}
                    sx={{
                      display: 'flex',
                      justifyContent: 'space-between',
                      gap: '12px',
                      fontVariantNumeric: 'tabular-nums',
                    }}
                  >
                    <span>{label}</span>
                    <b style={{ fontWeight: 600 }}>{score(value)}</b>
                  </Box>
                ),
            )}
          <Box component="p" aria-live="polite" sx={{ color: 'var(--ink-2)' }}>
            {text}
          </Box>
        </Box>
      </PanelSection>
      <ReasonField value={reason} onChange={setReason} autoFocus={kind !== 'grade'} />
    </ActDialog>
  );
}
