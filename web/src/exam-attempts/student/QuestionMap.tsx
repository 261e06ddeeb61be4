import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { PaperQuestionFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

const flagged = 'polygon(0 0, 100% 0, 100% 100%)';
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 9,
  '& button': {
    height: 42,
    position: 'relative',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-s)',
    background: 'var(--paper)',
    fontWeight: 600,
    fontSize: 14,
  },
  // Its frame tells it from an open one where the tint alone is hardly seen, as in the dark.
  '& button[data-answered]': {
    background: 'var(--tint)',
    borderColor: 'var(--secondary)',
    color: 'var(--secondary)',
  },
  '& button[aria-current]': { border: '2px solid var(--primary)', background: 'var(--paper)', color: 'var(--primary)' },
  '& button[data-flagged]::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    insetInlineEnd: 4,
    width: 9,
    height: 9,
    background: 'var(--warning-fill)',
    clipPath: flagged,
  },
  '@media (max-width:767.98px)': { '& button': { height: 48 } },
});
const Mark = styled('i')({
  display: 'inline-block',
  width: 14,
  height: 14,
  borderRadius: 2,
  border: '1px solid var(--line-strong)',
  verticalAlign: -2,
  marginInlineEnd: 6,
});

type Props = {
  readonly questions: readonly PaperQuestionFragment[];
  readonly answers: ReadonlyMap<string, string>;
  readonly flags: readonly string[];
  readonly current: number;
  /** It stands below a title of its own already. */
  readonly isTitled?: boolean;
  readonly onQuestion: (index: number) => void;
};

/** All questions by number: answered, current, flagged, open. */
export function QuestionMap({ questions, answers, flags, current, isTitled = false, onQuestion }: Props) {
  const t = useMessages(examAttemptsMessages);
  const isAnswered = ({ questionId }: PaperQuestionFragment) => answers.has(questionId);
  const nameOf = (question: PaperQuestionFragment, index: number) =>
    [
      t('question', { number: number(index + 1) }),
      t(isAnswered(question) ? 'keyAnswered' : 'keyOpen'),
      ...(flags.includes(question.questionId) ? [t('keyFlagged')] : []),
    ].join(', ');
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '3px 12px',
          mb: '12px',
        }}
      >
        {!isTitled && (
          <Typography component="h2" variant="h4">
            {t('questionMap')}
          </Typography>
        )}
        <Box component="span" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {t('answered', { count: questions.filter(isAnswered).length, total: number(questions.length) })}
        </Box>
      </Box>
      <Grid>
        {questions.map((question, index) => (
          <button
            key={question.questionId}
            type="button"
            aria-label={nameOf(question, index)}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
            {...(isAnswered(question) ? { 'data-answered': '' } : {})}
            {...(flags.includes(question.questionId) ? { 'data-flagged': '' } : {})}
            onClick={() => onQuestion(index)}
          >
            {number(index + 1)}
          </button>
        ))}
      </Grid>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px 15px',
          fontSize: 12.5,
          lineHeight: '18px',
          color: 'var(--ink-2)',
          mt: '15px',
        }}
      >
        <span>
          <Mark style={{ background: 'var(--tint)', borderColor: 'var(--secondary)' }} />
          {t('keyAnswered')}
        </span>
        <span>
          <Mark style={{ border: '2px solid var(--primary)' }} />
          {t('keyCurrent')}
        </span>
        <span>
          <Mark
            style={{
              background: 'linear-gradient(225deg, var(--warning-fill) 40%, var(--tint) 41%)',
              borderColor: 'var(--line-strong)',
            }}
          />
          {t('keyFlagged')}
        </span>
        <span>
          <Mark />
          {t('keyOpen')}
        </span>
      </Box>
    </>
  );
}
