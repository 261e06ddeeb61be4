import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { kernelMessages } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { errorText } from '../../lib/data/index.ts';

/** It stands in the place of what react-admin could not load; it can be tried again. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useMessages(kernelMessages);
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" variant="text" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
