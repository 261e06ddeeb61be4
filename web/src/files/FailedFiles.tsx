import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { kernelMessages, useMessages } from '../lib/i18n/index.ts';

export type FailedFile = { readonly bytes: File; readonly why: string };
type Props = {
  readonly files: readonly FailedFile[];
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** Files that did not come, each with the reason, until they are sent again or given up: whoever looked away would miss a notice that goes by itself. */
export function FailedFiles({ files, isBusy, onAgain, onClose }: Props) {
  const t = useMessages(kernelMessages);
  if (files.length === 0) return null;
  return (
    <Alert severity="error" closeText={t('close')} onClose={onClose} sx={{ overflowWrap: 'anywhere' }}>
      {files.map(({ bytes: { name }, why }, index) => (
        <div key={`${index} ${name}`}>
          {name}: {why}
        </div>
      ))}
      <Button size="small" variant="outlined" color="inherit" disabled={isBusy} onClick={onAgain} sx={{ mt: '9px' }}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
