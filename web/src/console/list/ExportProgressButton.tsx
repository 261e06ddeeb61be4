import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ProgressLine } from './ProgressLine.tsx';
import type { Progress } from './use-progress.ts';

type DialogProps = { readonly progress: Progress; readonly onStop: () => void };

/** How far an export is, with the way to stop it. */
function ExportDialog({ progress, onStop }: DialogProps) {
  const t = useMessages(adminMessages);
  const id = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{t('exporting')}</DialogTitle>
      <DialogContent>
        <ProgressLine label={t('exporting')} progress={progress} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onStop}>
          {t('stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Props = {
  readonly isDisabled: boolean;
  /** Undefined unless an export is on its way. */
  readonly progress: Progress | undefined;
  /** So many at once take no time to speak of. */
  readonly few: number;
  readonly all: number;
  readonly onBegin: () => void;
  readonly onStop: () => void;
};
/** Begins an export, and says how far it is when that takes a while. */
export function ExportProgressButton({ isDisabled, progress, few, all, onBegin, onStop }: Props) {
  const t = useMessages(adminMessages);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FileDownload />}
        disabled={isDisabled || progress !== undefined}
        onClick={onBegin}
      >
        {t('export')}
      </Button>
      {progress && all > few && <ExportDialog progress={progress} onStop={onStop} />}
    </>
  );
}
