import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { kernelMessages } from './kernel.messages.ts';
import { Modal } from './Modal.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = Omit<ComponentProps<typeof Modal>, 'title' | 'button'> & {
  readonly label?: string;
  readonly title?: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
};

/** A button that opens a dialog; both are called 'Add New' unless they are told otherwise. */
export function ModalButton({ label, title, variant = 'outlined', ...modal }: Props) {
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
