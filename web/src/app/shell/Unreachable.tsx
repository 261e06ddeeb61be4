import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorCode, errorText } from '../../lib/data/index.ts';
import { PageTitle, kernelMessages, PageWidth } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';

/** It is shown when not even the first questions were answered. */
export function Unreachable({ error }: { readonly error: unknown }) {
  const t = useMessages(shellMessages);
  return (
    <PageWidth
      as="main"
      id="content"
      sx={{ pt: '60px', display: 'flex', flexDirection: 'column', gap: '18px', alignItems: 'flex-start' }}
    >
      <PageTitle>{t('unreachable')}</PageTitle>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('unreachableText')}</Typography>
      {/* Of no answer at all everything is said already. */}
      {errorCode(error) !== 'unanswered' && <Alert severity="error">{errorText(error)}</Alert>}
      <Button variant="contained" onClick={() => location.reload()}>
        {useMessages(kernelMessages)('tryAgain')}
      </Button>
    </PageWidth>
  );
}
