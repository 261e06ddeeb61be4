import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { graceAfterTimeLimitMs } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { PageWidth } from '../../lib/ui/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { clockOf } from '../time-left.ts';

const outlives = 120_000;

type Lost = {
  readonly since: number;
  /** When the time of the attempt is over, by this device's clock. */
  readonly end: number | null;
};

/** While the server cannot be reached: that answers are kept, and how long the attempt outlives it. */
export function OfflineStrip({ since, end }: { readonly since: number | null; readonly end: number | null }) {
  return since === null ? <div role="status" /> : <Offline since={since} end={end} />;
}

function Offline({ since, end }: Lost) {
  const t = useMessages(examAttemptsMessages);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(since + outlives, end === null ? Infinity : end + graceAfterTimeLimitMs) - now;
  const [inTime, tooLate] =
    end !== null && now >= end
      ? (['offlineTimeOver', 'offlineTooLate'] as const)
      : (['offlineTitle', 'offlineOver'] as const);
  return (
    <Box
      sx={{
        bgcolor: 'var(--warning-tint)',
        color: 'var(--warning)',
        borderBottom: '1px solid var(--warning-fill)',
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <PageWidth sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3px 12px', py: '9px' }}>
        <CloudOff fontSize="small" aria-hidden="true" />
        <Box component="span" role="status" sx={{ flex: '1 1 240px' }}>
          {t(left > 0 ? inTime : tooLate)}
        </Box>
        {left > 0 && (
          <Box component="b" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('offlineLeft', { time: clockOf(left) })}
          </Box>
        )}
      </PageWidth>
    </Box>
  );
}
