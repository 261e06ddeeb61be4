import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { clock, useMessages } from '../../lib/i18n/index.ts';
import type { QueueState } from '../answer-queue.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: 16 },
});

type Props = {
  readonly state: QueueState;
  readonly isOnDark?: boolean;
  readonly isShort?: boolean;
};

/** Whether the server has every answer, and since when. On the bar in its own light colour. */
export function SavedState({ state, isOnDark = false, isShort = false }: Props) {
  const t = useMessages(examAttemptsMessages);
  const { waiting, savedAt, offlineSince } = state;
  const line = (Icon: ElementType, tone: string, text: string) => (
    <Line style={{ color: isOnDark ? 'var(--on-titlebar)' : `var(--${tone})` }}>
      <Icon aria-hidden="true" />
      {text}
    </Line>
  );
  if (offlineSince !== null)
    return line(CloudOff, 'warning', waiting.length > 0 ? t('unsent', { count: waiting.length }) : t('offline'));
  if (waiting.length > 0) return line(Sync, 'ink-2', t('saving'));
  if (savedAt === null) return null;
  return line(
    CheckCircle,
    'success',
    t(isShort ? 'saved' : 'allSaved', { time: clock(new Date(savedAt).toISOString()) }),
  );
}
