import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, type ReactNode } from 'react';
import {
  VerifyTranscriptOperation,
  type VerifyTranscriptQuery,
} from '../../generated/transcripts/verify-transcript.fetch.ts';
import { fetchOperation, OperationError, useAsked } from '../../lib/data/index.ts';
import { dayOf, fullDate, kernelMessages, useMessages } from '../../lib/i18n/index.ts';
import { goToPublic, useStart } from '../../lib/session/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { verifyTranscript } from '../transcripts.screens.ts';
import { verifyTranscriptMessages } from '../verify-transcript.messages.ts';
import { CertifiedCard } from './CertifiedCard.tsx';
import { CodeForm } from './CodeForm.tsx';

type Found = VerifyTranscriptQuery['verifyTranscript'];

/** What the college says of a code. */
export function Verification({ code }: { readonly code: string }) {
  const t = useMessages(verifyTranscriptMessages);
  const kernel = useMessages(kernelMessages);
  const ask = useCallback(() => fetchOperation(VerifyTranscriptOperation, { code }), [code]);
  const remote = useAsked(ask);
  const { error } = remote;
  if (error instanceof OperationError && error.code === 'request.tooMany')
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" variant="text" onClick={() => void remote.again()}>
            {kernel('tryAgain')}
          </Button>
        }
      >
        {t('tooMany', { seconds: error.retryAfter ?? 60 })}
      </Alert>
    );
  return (
    <DataScreen remote={remote}>{({ verifyTranscript: found }) => <Verdict found={found} code={code} />}</DataScreen>
  );
}

const tones: Readonly<Record<Found['check'], AlertColor>> = {
  valid: 'success',
  withdrawn: 'warning',
  gone: 'warning',
  unknown: 'error',
  malformed: 'error',
  mistyped: 'error',
};

function Verdict({ found, code }: { readonly found: Found; readonly code: string }) {
  const t = useMessages(verifyTranscriptMessages);
  const { config } = useStart();
  const { check, issuedAt, withdrawnAt, timeZone } = found;
  const day = (at: string | null) => (at === null ? '' : fullDate(dayOf(at, timeZone ?? 'UTC')));
  const named = { college: config.orgName, date: day(issuedAt), withdrawn: day(withdrawnAt) };
  if (check === 'malformed' || check === 'mistyped') return <CodeForm typed={code} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
      <Said tone={tones[check]} what={t(check)}>
        {t(`${check}Means`, named)}
      </Said>
      {found.certified && <CertifiedCard found={found} certified={found.certified} issued={day(issuedAt)} />}
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => goToPublic(verifyTranscript.path)}>
        {t('another')}
      </Button>
    </Box>
  );
}

type SaidProps = { readonly tone: AlertColor; readonly what: string; readonly children: ReactNode };
/** The answer in a word, and what it means below. */
const Said = ({ tone, what, children }: SaidProps) => (
  <Alert severity={tone} role="status">
    <b style={{ display: 'block', fontWeight: 600 }}>{what}</b>
    {children}
  </Alert>
);
