import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type Ref } from 'react';
import { number as numberText, useMessages } from '../lib/i18n/index.ts';
import type { PaperQuestionFragment } from '../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from './exam-attempts.messages.ts';
import { AnswerOption } from './student/AnswerOption.tsx';
import { keyOfChoice } from './choice-of-key.ts';

type Props = {
  /** The question is worth so many points. */
  readonly points: number | undefined;
  readonly total: number;
  readonly question: PaperQuestionFragment;
  readonly number: number;
  readonly chosen: string | undefined;
  readonly isOver?: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onChoose: (optionId: string) => void;
};

export function QuestionCard({ points, total, question, number, chosen, titleRef, isOver = false, onChoose }: Props) {
  const t = useMessages(examAttemptsMessages);
  const id = useId();
  return (
    <Card component="section" sx={{ p: { xs: '18px 15px 9px', md: '30px 36px' } }}>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          justifyContent: 'space-between',
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-2)',
        }}
      >
        <span>
          <Box component="b" sx={{ color: 'var(--ink)' }}>
            {t('question', { number: numberText(number) })}
          </Box>{' '}
          {t('ofTotal', { total: numberText(total) })}
        </span>
        {points !== undefined && <span>{t('pointCount', { count: points })}</span>}
      </Box>
      <Box
        component="h1"
        id={id}
        ref={titleRef}
        tabIndex={-1}
        data-page-title=""
        sx={{
          fontSize: { xs: 18, md: 22 },
          lineHeight: { xs: '26px', md: '32px' },
          fontWeight: 600,
          letterSpacing: '-.01em',
          m: { xs: '6px 0 15px', md: '9px 0 24px' },
          maxWidth: 660,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {question.text}
      </Box>
      <div role="radiogroup" aria-labelledby={id}>
        {question.options.map(({ optionId, text }, index) => (
          <AnswerOption
            key={`${question.questionId} ${optionId}`}
            name={question.questionId}
            text={text}
            letter={keyOfChoice(index)}
            isChosen={chosen === optionId}
            isOver={isOver}
            onChoose={() => onChoose(optionId)}
          />
        ))}
      </div>
    </Card>
  );
}
