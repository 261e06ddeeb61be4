import Close from '@mui/icons-material/CloseOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode } from 'react';
import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly label?: string;
  readonly title?: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog; both are called 'Add New' unless they are told otherwise. */
export function ModalButton({ label, title, variant = 'outlined', onOpen, onClose, children }: Props) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant={variant} onClick={open}>
        {label ?? t('addNew')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
          {title ?? label ?? t('addNew')}
          <IconButton size="small" aria-label={t('close')} onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        </DialogTitle>
        <DialogContent>{children(close)}</DialogContent>
      </Dialog>
    </>
  );
}
