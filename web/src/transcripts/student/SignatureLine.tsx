import { styled } from '@mui/material/styles';
import { useMessages } from '../../lib/i18n/index.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { CodeOnPaper } from './CodeOnPaper.tsx';

const Lines = styled('div')({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 36,
    marginTop: 60,
    fontSize: '9.5pt',
    breakInside: 'avoid',
    '& span': { borderTop: '1px solid var(--ink)', paddingTop: 6, width: 240 },
  },
});

/** Only on paper: where the registrar signs, and by what others check it when it was issued with a code. */
export function SignatureLine({ code }: { readonly code: string | undefined }) {
  const t = useMessages(transcriptsMessages);
  return (
    <>
      {code !== undefined && <CodeOnPaper code={code} />}
      <Lines>
        <span>{t('registrar')}</span>
        <span>{t('dateAndPlace')}</span>
      </Lines>
    </>
  );
}
