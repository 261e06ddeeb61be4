import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf, pathIn } from '../../lib/screens/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';
import { verifiedTranscript, verifyTranscript } from '../transcripts.screens.ts';

const Line = styled('div')({
  display: 'none',
  '@media print': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginTop: 30,
    fontSize: '9.5pt',
    lineHeight: '14pt',
    breakInside: 'avoid',
    '& svg': { flex: 'none' },
    '& b': { fontSize: '12pt', letterSpacing: '.04em', whiteSpace: 'nowrap' },
  },
});

/** Only on paper: by these anybody can check it, with a phone or by hand. */
export function CodeOnPaper({ code }: { readonly code: string }) {
  const t = useMessages(transcriptIssuesMessages);
  return (
    <Line>
      <QRCodeSVG
        value={location.origin + addressOf(verifiedTranscript, { code })}
        title={t('picture')}
        size={96}
        marginSize={2}
      />
      <div>
        <div>{t('checkAt', { address: location.host + pathIn(verifyTranscript) })}</div>
        <div>
          {t('code')}: <b>{code}</b>
        </div>
      </div>
    </Line>
  );
}
