import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

export type QuestionProps = {
  readonly open: boolean;
  /** Repeats the name of what is acted on. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  /** The act cannot be taken back. */
  readonly isDestructive?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** One question before an act. The focus is on the way out, which stands first and apart from an act that cannot be taken back. */
export function QuestionDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: QuestionProps) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const act = (
    <Button
      key="act"
      variant="contained"
      color={isDestructive ? 'error' : 'primary'}
      disabled={isBusy}
      onClick={onConfirm}
    >
      {confirm}
    </Button>
  );
  const wayOut = (
    <Button key="wayOut" variant="outlined" autoFocus onClick={onCancel}>
      {cancel ?? t('cancel')}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions disableSpacing {...(isDestructive && { sx: { '&&': { justifyContent: 'space-between' } } })}>
        {isDestructive ? [wayOut, act] : [act, wayOut]}
      </DialogActions>
    </Dialog>
  );
}
