import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readCode } from '@paideia/events/transcripts/transcript-code.rules.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { PageTitle, PageWidth } from '../../lib/ui/index.ts';
import { verifyTranscriptMessages } from '../verify-transcript.messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { Verification } from './Verification.tsx';

/** For whoever holds a transcript on paper: they type its code, or come by its picture, which has the code in the address. */
export function VerifyTranscriptPage({ code: given }: { readonly code?: string }) {
  const t = useMessages(verifyTranscriptMessages);
  const { config } = useStart();
  const read = given === undefined ? undefined : readCode(given);
  return (
    <PageWidth as="main" id="content" sx={{ pt: { xs: '24px' }, pb: { xs: '36px' }, flex: 1 }}>
      {/* What is found under a code is for whoever holds it, and for no list of a search engine. */}
      <meta name="robots" content="noindex" />
      <Box sx={{ maxWidth: 720, display: 'flex', flexDirection: 'column', gap: '18px' }}>
        <PageTitle>{t('title')}</PageTitle>
        {read !== undefined && 'code' in read ? (
          <Verification code={read.code} />
        ) : (
          <>
            <Typography sx={{ color: 'var(--ink-2)', mt: '-12px' }}>
              {t('about', { college: config.orgName })}
            </Typography>
            <CodeForm typed={given} />
          </>
        )}
      </Box>
    </PageWidth>
  );
}
