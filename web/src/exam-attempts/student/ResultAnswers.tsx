import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ToneChip, SectionCard } from '../../lib/ui/index.ts';
import type { ResultAnswerFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examResultsMessages } from '../exam-results.messages.ts';
import { rightAnswers, rightOf } from '../right-answers.ts';

const textOf = (options: ResultAnswerFragment['options'], id: string | null) =>
  options.find(({ optionId }) => optionId === id)?.text;

const rulingTexts = { accepts: 'rulingAccepts', everybody: 'rulingEverybody', notCounted: 'rulingNotCounted' } as const;

/** Each question with the given and the right answer. */
export function ResultAnswers({ answers }: { readonly answers: readonly ResultAnswerFragment[] }) {
  const t = useMessages(examResultsMessages);
  const { right, total } = rightOf(answers);
  return (
    <SectionCard
      title={t('answers')}
      aside={
        <Box component="span" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {t('rightCount', { count: number(right), total: number(total) })}
        </Box>
      }
    >
      <ol>
        {answers.map(({ questionId, text, options, given, isCorrect, ruling, correctionReason, ...answer }, index) => (
          <Box
            component="li"
            key={questionId}
            sx={{
              display: 'grid',
              gridTemplateColumns: '30px minmax(0,1fr)',
              gap: '6px',
              p: '12px 18px',
              borderTop: '1px solid var(--line)',
              overflowWrap: 'anywhere',
            }}
          >
            <Box component="span" aria-hidden="true" sx={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
              {number(index + 1)}
            </Box>
            <div>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  alignItems: 'flex-start',
                  gap: '6px 12px',
                  mb: '6px',
                }}
              >
                <Box sx={{ fontWeight: 600, flex: '1 1 240px', whiteSpace: 'pre-line' }}>{text}</Box>
                {ruling === 'notCounted' ? (
                  <ToneChip tone="neutral" icon={Block}>
                    {t('notCounted')}
                  </ToneChip>
                ) : (
                  <ToneChip tone={isCorrect ? 'success' : 'danger'} icon={isCorrect ? CheckCircle : HighlightOff}>
                    {t(isCorrect ? 'right' : 'wrong')}
                  </ToneChip>
                )}
              </Box>
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0,1fr)',
                  gap: '3px 12px',
                  fontSize: 14,
                  lineHeight: '20px',
                  '& dt': { color: 'var(--ink-2)' },
                }}
              >
                <dt>{t('yourAnswer')}</dt>
                <dd>{textOf(options, given) ?? t('noAnswer')}</dd>
                {!isCorrect && (
                  <>
                    <dt>{t('correctAnswer')}</dt>
                    <Box component="dd" sx={{ fontWeight: 600 }}>
                      {rightAnswers(answer)
                        .map((id) => textOf(options, id))
                        .join(' / ')}
                    </Box>
                  </>
                )}
                {ruling !== null && (
                  <>
                    <dt>{t('corrected')}</dt>
                    <dd>
                      {t(rulingTexts[ruling])} {correctionReason}
                    </dd>
                  </>
                )}
              </Box>
            </div>
          </Box>
        ))}
      </ol>
    </SectionCard>
  );
}
