import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { ExamQuestionFragment } from '../../generated/exams/admin/exam-admin.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';

type Props = {
  readonly question: ExamQuestionFragment;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** A question in the list: its text and its right answer, and below it, when it is open, its fields. */
export function QuestionRow({ question, index, count, isOpen, isWrong, onToggle, onMove, onRemove, children }: Props) {
  const t = useMessages(examsAdminMessages);
  const nth = { number: number(index + 1) };
  const right = question.options.find(({ id }) => id === question.correctOptionId)?.text;
  return (
    <Box component="li" data-question={question.id} sx={{ borderTop: '1px solid var(--line)', p: '9px 0' }}>
      <Box sx={{ display: 'flex', gap: '6px', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{
            display: 'flex',
            gap: '9px',
            flex: { xs: '1 1 100%', sm: 1 },
            minWidth: 0,
            minHeight: 42,
            alignItems: 'center',
            textAlign: 'start',
            border: 0,
            p: 0,
            background: 'none',
            font: 'inherit',
            fontSize: 14,
            lineHeight: '20px',
            color: 'var(--ink)',
            cursor: 'pointer',
          }}
        >
          {isOpen ? (
            <ExpandLess aria-hidden="true" fontSize="small" />
          ) : (
            <ExpandMore aria-hidden="true" fontSize="small" />
          )}
          <b style={{ fontVariantNumeric: 'tabular-nums' }}>{nth.number}</b>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {question.text.trim() || <span style={{ color: 'var(--ink-3)' }}>{t('emptyQuestion')}</span>}
            {right && !isOpen && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{right}</Box>}
          </Box>
          {isWrong && <ErrorOutline aria-hidden="true" fontSize="small" sx={{ color: 'var(--danger)' }} />}
        </Box>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <IconButton
            size="small"
            data-move="up"
            aria-label={t('moveUp', nth)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            data-move="down"
            aria-label={t('moveDown', nth)}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('removeQuestion', nth)} onClick={onRemove}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {isOpen && <Box sx={{ p: '9px 0 12px' }}>{children}</Box>}
    </Box>
  );
}
