import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useMessages } from '../i18n/use-messages.ts';

export type PanelProps = {
  readonly open: boolean;
  readonly caption?: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The one drawer: 450 px from the right, on phones a sheet from below. Escape closes it. */
export function PanelDrawer({ open, caption, title, onClose, footer, children }: PanelProps) {
  const t = useMessages(kernelMessages);
  const isPhone = useIsPhone();
  const id = useId();
  const paper = isPhone ? { maxHeight: '85vh', borderRadius: '12px 12px 0 0' } : { width: 450, maxWidth: '100vw' };
  return (
    <Drawer
      anchor={isPhone ? 'bottom' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: '12px',
          alignItems: 'center',
          justifyContent: 'space-between',
          p: '12px 18px 12px 24px',
          flexShrink: 0,
          minHeight: 75,
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {caption && (
            <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
              {caption}
            </Typography>
          )}
          <Typography id={id} component="h2" variant="h3">
            {title}
          </Typography>
        </Box>
        <IconButton size="small" aria-label={t('close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: '18px 24px', overflowY: 'auto', flex: 1 }} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </Box>
      {footer && (
        <Box
          sx={{
            display: 'flex',
            gap: '12px',
            p: '12px 24px',
            borderTop: '1px solid var(--line)',
            '& > *': { flexGrow: { xs: 1, md: 0 } },
          }}
        >
          {footer}
        </Box>
      )}
    </Drawer>
  );
}
