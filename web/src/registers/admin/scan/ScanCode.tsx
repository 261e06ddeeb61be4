import { useQuery } from '@apollo/client';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { StaffRegisterFragment } from '../../../generated/registers/admin/register-admin.ts';
import { ScanCodeDocument, type ScanCodeQuery } from '../../../generated/registers/scans.ts';
import { type Remote, useLogged } from '../../../lib/data/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { DataScreen, lazyPart, visuallyHidden } from '../../../lib/ui/index.ts';
import { registerAdminMessages } from '../registers-admin.messages.ts';

const ScanPicture = lazyPart(async () => (await import('./ScanPicture.tsx')).ScanPicture);

type Props = { readonly register: Pick<StaffRegisterFragment, 'groupId' | 'date' | 'periodKey'> };

/** The code of a register, asked for anew when its minute is over. A code that could not be renewed counts no more, so the error stands in its place. */
function useScanCode({ groupId, date, periodKey }: Props['register']): Remote<ScanCodeQuery['scanCode']> {
  const [seconds, setSeconds] = useState(0);
  const { data, error, loading, refetch } = useQuery(ScanCodeDocument, {
    variables: { groupId, date, period: periodKey },
    fetchPolicy: 'network-only',
    pollInterval: seconds * 1000,
  });
  useLogged(error);
  const shown = data?.scanCode;
  if (shown && shown.secondsLeft !== seconds) setSeconds(shown.secondsLeft);
  return { data: shown, error, isLoading: loading && !shown, isRefreshing: false, again: () => refetch() };
}

/** So it is read, and typed, more easily; blanks do not count. */
const grouped = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The code is told once; whoever listens is not interrupted each minute. */
function Figures({ code }: { readonly code: string }) {
  const t = useMessages(registerAdminMessages);
  const [first] = useState(code);
  return (
    <>
      <Box
        sx={{
          fontSize: { xs: 48, md: 84 },
          lineHeight: 1.1,
          fontWeight: 650,
          letterSpacing: '.04em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {grouped(code)}
      </Box>
      <Box sx={{ mt: '12px', minHeight: 240 }}>
        <ScanPicture code={code} />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {t('scanCodeIs', { code: grouped(first) })}
      </Box>
    </>
  );
}

/** What students scan or type to be marked, large enough for a wall. */
export function ScanCode({ register }: Props) {
  const t = useMessages(registerAdminMessages);
  return (
    <Box sx={{ p: '18px', textAlign: 'center', borderTop: '1px solid var(--line)', bgcolor: 'var(--tint)' }}>
      <DataScreen remote={useScanCode(register)}>{({ code }) => <Figures code={code} />}</DataScreen>
      <Box sx={{ fontSize: 14, color: 'var(--ink-2)', mt: '9px' }}>{t('scanCodeHint')}</Box>
    </Box>
  );
}
