import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { graceAfterTimeLimitMs } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { PageWidth } from '../../lib/ui/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { clockOf } from '../time-left.ts';
import { WarningStrip } from './WarningStrip.tsx';

const outlives = 120_000;
const tinted = {
  bgcolor: 'var(--warning-tint)',
  color: 'var(--warning)',
  borderBottom: '1px solid var(--warning-fill)',
};

type Lost = {
  /** Since when the server cannot be reached; null while it can be. */
  readonly since: number | null;
  /** When the time of the attempt is over, by this device's clock. */
  readonly end: number | null;
};

/** How long the attempt outlives a lost connection, in milliseconds from now. */
function useLeft({ since, end }: Lost) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since]);
  if (since === null) return null;
  return {
    isTimeOver: end !== null && now >= end,
    ms: Math.min(since + outlives, (end ?? Infinity) + graceAfterTimeLimitMs) - now,
  };
}

/**
 * Below the bar of an exam: the warning, and while the server cannot be reached how long the attempt outlives it. Both stay in view, unless the screen is low, as
 * where it is enlarged to 400 %: the question has the room there. What becomes of the answers is said once, and scrolls away.
 */
export function ExamStrips(lost: Lost) {
  const t = useMessages(examAttemptsMessages);
  const left = useLeft(lost);
  const [inTime, tooLate] = left?.isTimeOver
    ? (['offlineTimeOver', 'offlineTooLate'] as const)
    : (['offlineTitle', 'offlineOver'] as const);
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: { xs: 'calc(54px + var(--above))', md: 'calc(60px + var(--above))' },
          '@media (max-height:480px)': { position: 'static' },
          zIndex: 1000,
        }}
      >
        <WarningStrip />
        {left && (
          <Box data-stays="third" sx={{ ...tinted, fontSize: { xs: 13, md: 14 }, lineHeight: '20px', fontWeight: 650 }}>
            <PageWidth
              sx={{ display: 'flex', alignItems: 'center', gap: { xs: '9px', md: '12px' }, minHeight: 36, py: '6px' }}
            >
              <CloudOff fontSize="small" aria-hidden="true" />
              <Box component="span" sx={{ flex: 1 }}>
                {t('offline')}
              </Box>
              {left.ms > 0 && (
                <Box component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
                  {t('offlineLeft', { time: clockOf(left.ms) })}
                </Box>
              )}
            </PageWidth>
          </Box>
        )}
      </Box>
      <div role="status">
        {left && (
          <Box sx={{ ...tinted, fontSize: 14, lineHeight: '20px' }}>
            <PageWidth sx={{ py: '9px' }}>{t(left.ms > 0 ? inTime : tooLate)}</PageWidth>
          </Box>
        )}
      </div>
    </>
  );
}
