import Close from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { FocusRelease } from './focus-release.ts';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog that closes by its icon, by Escape, and by what stands in it. */
export function ModalDialog({ open, title, onClose, children }: Props) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const [isReleased, setReleased] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} disableEnforceFocus={isReleased} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
        {title}
        <IconButton size="small" aria-label={t('close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <FocusRelease value={setReleased}>{children}</FocusRelease>
      </DialogContent>
    </Dialog>
  );
}
