import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { ExamPaperFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly answers: ReadonlyMap<string, string>;
  readonly flags: readonly string[];
  readonly isBusy: boolean;
  readonly onQuestion: (index: number) => void;
  readonly onSubmit: () => void;
};

/** The last look before handing in: what has no answer, what is flagged. */
export function ExamReview({ paper: { questions }, answers, flags, isBusy, onQuestion, onSubmit }: Props) {
  const t = useMessages(examAttemptsMessages);
  const [isAsking, ask] = useState(false);
  const numbered = questions.map(({ questionId, text }, index) => ({ questionId, text, index }));
  const open = numbered.filter(({ questionId }) => !answers.has(questionId));
  const flagged = numbered.filter(({ questionId }) => flags.includes(questionId));
  const list = (title: string, items: typeof numbered) =>
    items.length > 0 && (
      <section>
        <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
          {title}
        </Typography>
        <ul>
          {items.map(({ questionId, text, index }) => (
            <li key={questionId}>
              <Button
                variant="text"
                onClick={() => onQuestion(index)}
                sx={{
                  justifyContent: 'flex-start',
                  gap: '9px',
                  minWidth: 0,
                  textAlign: 'start',
                  mx: '-12px',
                  width: 'calc(100% + 24px)',
                }}
              >
                <span>{t('question', { number: number(index + 1) })}</span>
                <Box
                  component="span"
                  sx={{ color: 'var(--ink-2)', fontWeight: 400, overflow: 'hidden', textOverflow: 'ellipsis' }}
                >
                  {text}
                </Box>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Box
      sx={{
        maxWidth: 640,
        mx: 'auto',
        pt: { xs: '15px', md: '24px' },
        display: 'flex',
        flexDirection: 'column',
        gap: '18px',
      }}
    >
      <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="">
        {t('reviewTitle')}
      </Typography>
      <Card sx={{ p: { xs: '15px', md: '24px' }, display: 'flex', flexDirection: 'column', gap: '18px' }}>
        {open.length === 0 ? (
          <Alert severity="success" sx={{ maxWidth: 'none' }}>
            {t('allAnswered', { total: number(questions.length) })}
          </Alert>
        ) : (
          <Alert severity="warning" sx={{ maxWidth: 'none' }}>
            {t('unanswered', { count: open.length })}
          </Alert>
        )}
        {list(t('withoutAnswer'), open)}
        {list(t('flagged'), flagged)}
        <Typography sx={{ color: 'var(--ink-2)' }}>{t('final')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <Button variant="contained" disabled={isBusy} onClick={() => (open.length > 0 ? ask(true) : onSubmit())}>
            {t('submit')}
          </Button>
          <Button variant="outlined" onClick={() => onQuestion(open[0]?.index ?? 0)}>
            {t('toQuestions')}
          </Button>
        </Box>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={t('submitAsk', { count: open.length })}
        confirm={t('submit')}
        isBusy={isBusy}
        onConfirm={() => {
          ask(false);
          onSubmit();
        }}
        onCancel={() => ask(false)}
      />
    </Box>
  );
}
