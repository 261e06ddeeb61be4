import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { PanelSection } from '../../lib/ui/index.ts';
import type { GivenAnswerFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

const wordsOf = (options: GivenAnswerFragment['options'], id: string) =>
  options.find((option) => option.id === id)?.text ?? id;

/** Every question with the answer that was given, and the right one where it was wrong. */
export function AnswerList({ answers }: { readonly answers: readonly GivenAnswerFragment[] }) {
  const t = useMessages(resultsAdminMessages);
  const [isWrongOnly, setWrongOnly] = useState(false);
  const visibleAnswers = isWrongOnly ? answers.filter(({ isCorrect }) => !isCorrect) : answers;
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  return (
    <PanelSection
      title={t('questions')}
      aside={
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {t('rightOf', { right: number(right), total: number(answers.length) })}
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
        {visibleAnswers.map(({ questionId, number: place, text, options, given, correct, isCorrect }) => (
          <li key={questionId}>
            {isCorrect ? (
              <CheckCircle titleAccess={t('right')} sx={{ color: 'var(--success)' }} />
            ) : (
              <HighlightOff titleAccess={t('wrong')} sx={{ color: 'var(--danger)' }} />
            )}
            <div>
              <b style={{ fontWeight: 600 }}>
                {number(place)}. {text}
              </b>
              <Box sx={{ color: 'var(--ink-2)' }}>
                {t('answered')}: {given === null ? <i>{t('unanswered')}</i> : wordsOf(options, given)}
              </Box>
              {!isCorrect && (
                <Box>
                  {t('correct')}: {wordsOf(options, correct)}
                </Box>
              )}
            </div>
          </li>
        ))}
      </Box>
    </PanelSection>
  );
}
