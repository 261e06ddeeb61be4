import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';

type Props = {
  /** The part of the record that it changes, where its page has more buttons of that name. */
  readonly part?: string;
  readonly children: (close: () => void) => ReactNode;
};

/** It opens the dialog in which the record that is shown is changed. */
export function EditAct({ part, children }: Props) {
  const label = useMessages(kernelMessages)('edit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={part && `${label}: ${part}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
