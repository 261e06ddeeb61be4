import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { SidePanel } from '../../lib/ui/index.ts';
import type { QueueState } from '../answer-queue.ts';
import type { ExamPaperFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { SavedState } from './SavedState.tsx';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly state: QueueState;
  readonly index: number;
  readonly onReview: () => void;
  readonly children: ReactNode;
};

/** On phones it says which question this is and whether it is saved; it opens the map of all questions and the way to submit. */
export function QuestionMapButton({ paper, state, index, onReview, children }: Props) {
  const t = useMessages(examAttemptsMessages);
  const [isOpen, setOpen] = useState(false);
  const total = paper.questions.length;
  const name = t('question', { number: number(index + 1) });
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, mb: '12px' }}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={`${name} ${t('ofTotal', { total: number(total) })}, ${t('showMap')}`}
        onClick={() => setOpen(true)}
        sx={{
          width: '100%',
          minHeight: 48,
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          p: '12px 15px',
          fontSize: 13,
          bgcolor: 'var(--paper)',
          border: '1px solid var(--line)',
          borderRadius: 'var(--r-l)',
        }}
      >
        <Box component="span" sx={{ whiteSpace: 'nowrap', '& svg': { fontSize: 16, verticalAlign: -3 } }}>
          <b>{name}</b> {t('ofTotal', { total: number(total) })} <ExpandMore aria-hidden="true" />
        </Box>
        <Box component="span" sx={{ flex: 1 }}>
          {/* What is said without a connection leaves it no room. */}
          {state.offlineSince === null && (
            <Box
              component="span"
              sx={{ display: 'block', height: 6, borderRadius: '3px', bgcolor: 'var(--tint)', overflow: 'hidden' }}
            >
              <Box
                component="i"
                sx={{ display: 'block', height: '100%', bgcolor: 'var(--secondary)' }}
                style={{ width: `${(100 * (index + 1)) / total}%` }}
              />
            </Box>
          )}
        </Box>
        <SavedState state={state} isShort />
      </Box>
      <SidePanel
        open={isOpen}
        title={t('questionMap')}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="contained" fullWidth onClick={onReview}>
            {t('reviewSubmit')}
          </Button>
        }
      >
        <Box onClick={() => setOpen(false)}>{children}</Box>
      </SidePanel>
    </Box>
  );
}
