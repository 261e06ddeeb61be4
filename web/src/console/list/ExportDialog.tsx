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

type Props = { readonly progress: Progress; readonly onStop: () => void };

/** How far an export is, with the way to stop it. */
export function ExportDialog({ progress, onStop }: Props) {
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
