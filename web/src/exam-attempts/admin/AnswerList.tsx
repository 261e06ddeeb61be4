import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { PanelSection, ToneChip, visuallyHidden } from '../../lib/ui/index.ts';
import type { GivenAnswerFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { rightAnswers, rightOf } from '../right-answers.ts';
import { examCorrectionsMessages, rulingTexts } from './exam-corrections.messages.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

const wordsOf = (options: GivenAnswerFragment['options'], id: string) =>
  options.find((option) => option.id === id)?.text ?? id;

type Props = {
  readonly answers: readonly GivenAnswerFragment[];
  /** Whoever may say that a question was wrong points at it. */
  readonly onCorrect?: ((questionId: string) => void) | undefined;
};

/** Every question with the answer that was given, and the right one where it was wrong. */
export function AnswerList({ answers, onCorrect }: Props) {
  const t = useMessages(resultsAdminMessages);
  const corrections = useMessages(examCorrectionsMessages);
  const [isWrongOnly, setWrongOnly] = useState(false);
  const visibleAnswers = isWrongOnly
    ? answers.filter(({ isCorrect, ruling }) => !isCorrect && ruling !== 'notCounted')
    : answers;
  const { right, total } = rightOf(answers);
  return (
    <PanelSection
      title={t('questions')}
      aside={
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {t('rightOf', { right: number(right), total: number(total) })}
        </Box>
      }
    >
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', fontSize: 13, ml: '-9px' }}>
        <Checkbox size="small" checked={isWrongOnly} onChange={(_, isOn) => setWrongOnly(isOn)} />
        {t('wrongOnly')}
      </Box>
      {visibleAnswers.length === 0 && <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noneWrong')}</Box>}
      <Box
        component="ul"
        sx={{
          fontSize: 14,
          lineHeight: '20px',
          '& li': {
            display: 'grid',
            gridTemplateColumns: '20px minmax(0, 1fr)',
            gap: '9px',
            py: '9px',
            borderTop: '1px solid var(--line)',
          },
          '& svg': { fontSize: 20 },
        }}
      >
        {visibleAnswers.map(
          ({ questionId, number: place, text, options, given, isCorrect, ruling, correctionReason, ...answer }) => (
            <li key={questionId}>
              {ruling === 'notCounted' ? (
                <span />
              ) : isCorrect ? (
                <CheckCircle titleAccess={t('right')} sx={{ color: 'var(--success)' }} />
              ) : (
                <HighlightOff titleAccess={t('wrong')} sx={{ color: 'var(--danger)' }} />
              )}
              <div>
                <b style={{ fontWeight: 600 }}>
                  {number(place)}. {text}
                </b>{' '}
                {ruling === 'notCounted' && (
                  <ToneChip tone="neutral" icon={Block}>
                    {corrections('notCounted')}
                  </ToneChip>
                )}
                <Box sx={{ color: 'var(--ink-2)' }}>
                  {t('answered')}: {given === null ? <i>{t('unanswered')}</i> : wordsOf(options, given)}
                </Box>
                {!isCorrect && ruling !== 'everybody' && (
                  <Box>
                    {t('correct')}:{' '}
                    {rightAnswers(answer)
                      .map((id) => wordsOf(options, id))
                      .join(' / ')}
                  </Box>
                )}
                {ruling !== null && (
                  <Box sx={{ color: 'var(--ink-2)' }}>
                    {corrections('isCorrected')}: {corrections(rulingTexts[ruling])}. {correctionReason}
                  </Box>
                )}
                {onCorrect && (
                  <Button variant="text" size="small" sx={{ ml: '-9px' }} onClick={() => onCorrect(questionId)}>
                    {corrections('correctThis')}
                    <span style={visuallyHidden}>: {text}</span>
                  </Button>
                )}
              </div>
            </li>
          ),
        )}
      </Box>
    </PanelSection>
  );
}
