import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clock, useMessages } from '../../lib/i18n/index.ts';
import { visuallyHidden, PageWidth } from '../../lib/ui/index.ts';
import type { QueueState } from '../answer-queue.ts';
import type { ExamPaperFragment, ExamTermsFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { courseBeside } from '../course-beside.ts';
import { clockOf } from '../time-left.ts';
import { SavedState } from './SavedState.tsx';
import { BrandMark } from '../../lib/site/index.ts';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly terms: ExamTermsFragment | undefined;
  readonly state: QueueState;
  readonly left: number | null;
  readonly said: number | undefined;
  readonly onReview: (() => void) | undefined;
};

/** The bar of an exam: no menu, but what is written, whether it is saved, and how much time there is. */
export function ExamBar({ paper, terms, state, left, said, onReview }: Props) {
  const t = useMessages(examAttemptsMessages);
  const { waiting, savedAt, offlineSince } = state;
  const isSaved = savedAt !== null && offlineSince === null && waiting.length === 0;
  const counter = { attempt: paper.attempt, allowedAttempts: paper.attemptsAllowed };
  return (
    <Box
      component="header"
      data-bar="dark"
      data-stays="top"
      sx={{
        position: 'sticky',
        top: 'var(--above)',
        zIndex: 1000,
        bgcolor: 'var(--titlebar)',
        color: 'var(--on-titlebar)',
      }}
    >
      <PageWidth
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: '12px', md: '18px' }, height: { xs: 54, md: 60 } }}
      >
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <BrandMark />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, lineHeight: '19px' }}>
          <Box
            component="b"
            sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {terms
              ? t('titleOf', { course: courseBeside({ ...terms, title: paper.title }), exam: paper.title })
              : paper.title}
          </Box>
          <Box component="span" sx={{ fontSize: 13, color: 'var(--menu-on-dark)' }}>
            {t(paper.openBook ? 'attemptOpenBook' : 'attemptOf', counter)}
          </Box>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <SavedState state={state} isOnDark />
        </Box>
        {left !== null && (
          <Box
            role="timer"
            aria-label={t('timeLeft', { time: clockOf(left) })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '9px',
              height: { xs: 36, md: 42 },
              px: { xs: '9px', md: '15px' },
              fontWeight: 650,
              fontSize: { xs: 17, md: 20 },
              fontVariantNumeric: 'tabular-nums',
              borderRadius: 'var(--r-s)',
              bgcolor: 'var(--titlebar-2)',
              border: '1px solid var(--bar-line)',
            }}
          >
            <ScheduleIcon fontSize="small" aria-hidden="true" />
            {clockOf(left)}
          </Box>
        )}
        <Box component="span" role="status" sx={visuallyHidden}>
          {said === undefined ? '' : t('minutesLeft', { count: said })}
        </Box>
        {/* Read out each time that an answer has arrived, wherever it is shown. */}
        <Box component="span" role="status" sx={visuallyHidden}>
          {isSaved && t('saved', { time: clock(new Date(savedAt).toISOString()) })}
        </Box>
        {onReview && (
          <Button
            variant="outlined"
            onClick={onReview}
            sx={{
              display: { xs: 'none', md: 'inline-flex' },
              border: 0,
              '&, &:hover': { bgcolor: 'var(--on-titlebar)', color: 'var(--titlebar)' },
            }}
          >
            {t('reviewSubmit')}
          </Button>
        )}
      </PageWidth>
    </Box>
  );
}
