import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { actsMessages } from '../forms/acts.messages.ts';
import { errorText } from '../data/errors.ts';
import { kernelMessages } from './kernel.messages.ts';
import type { Acts } from '../forms/use-acts.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  /** Repeats the name of what is acted on. */
  readonly title: string;
  readonly confirm: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  /** What became of it so far, where the dialog is to say that. */
  readonly acts?: Pick<Acts, 'error' | 'isOvertaken'>;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** One act with what it needs to know and what it changes. It is only sent when the browser finds its fields in order; refused, it stays open. */
export function ActDialog({ title, confirm, isDestructive = false, isBusy, acts, onSubmit, onClose, children }: Props) {
  const t = useMessages(actsMessages);
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog is inside the page's forms, although the browser shows it elsewhere.
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { component: 'form', onSubmit: submit, 'aria-labelledby': id } as object }}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        {acts?.isOvertaken && <Alert severity="warning">{t('overtaken')}</Alert>}
        {acts?.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
        {children}
      </DialogContent>
      <DialogActions disableSpacing>
        <Button type="submit" variant="contained" color={isDestructive ? 'error' : 'primary'} disabled={isBusy}>
          {confirm}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {kernel('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
