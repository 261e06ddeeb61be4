import Close from '@mui/icons-material/CloseOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly title: string;
  readonly button: (open: () => void) => ReactNode;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children: (close: () => void) => ReactNode;
};

/** A dialog with what opens it; it closes by its icon, by Escape, and by what stands in it. */
export function Modal({ title, button, onOpen, onClose, children }: Props) {
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
      {button(open)}
      <Dialog open={isOpen} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
          {title}
          <IconButton size="small" aria-label={t('close')} onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        </DialogTitle>
        <DialogContent>{children(close)}</DialogContent>
      </Dialog>
    </>
  );
}

type ModalButtonProps = Omit<ComponentProps<typeof Modal>, 'title' | 'button'> & {
  readonly label?: string;
  readonly title?: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
};

/** A button that opens a dialog; both are called 'Add New' unless they are told otherwise. */
export function ModalButton({ label, title, variant = 'outlined', ...modal }: ModalButtonProps) {
  const t = useMessages(kernelMessages);
  const name = label ?? t('addNew');
  return (
    <Modal
      {...modal}
      title={title ?? name}
      button={(open) => (
        <Button variant={variant} onClick={open}>
          {name}
        </Button>
      )}
    />
  );
}
