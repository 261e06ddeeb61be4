import { styled } from '@mui/material/styles';
import { useMessages } from '../../lib/i18n/index.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';

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

/** Only on paper: where the registrar signs. */
export function SignatureLine() {
  const t = useMessages(transcriptsMessages);
  return (
    <Lines>
      <span>{t('registrar')}</span>
      <span>{t('dateAndPlace')}</span>
    </Lines>
  );
}
