import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { lazyPart } from './lazy-part.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** It is loaded when it is first shown. */
export const ModalDialog = lazyPart(async () => (await import('./ModalDialog.tsx')).ModalDialog, null);

type Props = {
  readonly title: string;
  readonly button: (open: () => void) => ReactNode;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children: (close: () => void) => ReactNode;
};

/** A dialog with what opens it; it is loaded when it is opened for the first time. */
export function Modal({ title, button, onOpen, onClose, children }: Props) {
  /** Undefined until it is opened. */
  const [isOpen, setOpen] = useState<boolean>();
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
      {isOpen !== undefined && (
        <ModalDialog open={isOpen} title={title} onClose={close}>
          {children(close)}
        </ModalDialog>
      )}
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
