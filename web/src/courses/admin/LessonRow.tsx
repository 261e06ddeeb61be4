import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Grip from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { useMayChange } from '../../console/MayChange.tsx';
import { AppLink } from '../../lib/ui/index.ts';
import type { AdminCourseLessonFragment } from '../../generated/courses/admin/courses-admin.ts';
import { lesson as lessonScreen } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';

type Props = {
  readonly courseId: string;
  readonly lesson: AdminCourseLessonFragment;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  /** Another lesson was dropped on this one. */
  readonly onDrop: (lessonId: string) => void;
};
const dragged = 'application/x-paideia-lesson';

/** One lesson of a course: what it is called, and its place. An arrow that leads nowhere keeps the focus, so that the next press is heard. */
export function LessonRow({ courseId, lesson: { _id, title }, place, count, onMove, onDrop }: Props) {
  const t = useMessages(courseActsMessages);
  const row = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  const mayChange = useMayChange();
  return (
    <Box
      component="li"
      ref={row}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(dragged));
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: { xs: 48, md: 42 },
        p: '3px 12px 3px 6px',
        borderTop: '1px solid var(--line)',
        bgcolor: isOver ? 'var(--tint)' : undefined,
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Box
        component="span"
        draggable={mayChange}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, _id);
          event.dataTransfer.effectAllowed = 'move';
          if (row.current) event.dataTransfer.setDragImage(row.current, 12, 18);
        }}
        sx={{ display: { xs: 'none', md: mayChange ? 'inline-flex' : 'none' }, color: 'var(--ink-3)', cursor: 'grab' }}
      >
        <Grip fontSize="small" aria-hidden />
      </Box>
      <Box component="span" sx={{ minWidth: 24, textAlign: 'right', color: 'var(--ink-2)' }}>
        {number(place)}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <AppLink to={addressOf(lessonScreen, { courseId, id: _id })} data-row-link="">
          {title}
        </AppLink>
      </Box>
      {mayChange && (
        <>
          <IconButton
            size="small"
            aria-label={t('earlier', { lesson: title })}
            aria-disabled={place === 1}
            onClick={() => onMove(place - 1)}
            sx={{ opacity: place === 1 ? 0.4 : 1 }}
          >
            <Up fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('later', { lesson: title })}
            aria-disabled={place === count}
            onClick={() => onMove(place + 1)}
            sx={{ opacity: place === count ? 0.4 : 1 }}
          >
            <Down fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
