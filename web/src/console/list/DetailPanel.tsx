import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { kernelMessages, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { isTyping, useIsBeside } from './use-is-beside.ts';

type Props = {
  /** It tells what is opened; the focus moves here when it changes. */
  readonly recordId: string;
  readonly title: string;
  readonly caption?: ReactNode;
  readonly icon?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
};

/** An act opens the next record in the same place: the second click of a double one is not meant for that. */
function onceOnly(event: MouseEvent): void {
  // In React a dialog that an act opens is inside too.
  if (event.detail < 2 || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Beside the list, which stays usable; narrower screens get a drawer, phones a sheet from below. Its letter keys work only while the focus is
 * inside and nothing is typed.
 */
export function DetailPanel({ recordId, title, caption, icon, footer, onClose, onKey, children }: Props) {
  const t = useMessages(kernelMessages);
  const isPhone = useIsPhone();
  const id = useId();
  const isWide = useIsBeside(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [recordId, isWide]);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isWide) onClose();
    else if (!isTyping(event.target) && !event.altKey && !event.ctrlKey && !event.metaKey) onKey?.(event);
  };
  const content = (
    <Box
      onKeyDown={keys}
      {...(isWide ? { role: 'region', 'aria-labelledby': id } : {})}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: '12px',
          alignItems: 'center',
          p: '18px 24px 15px',
          borderBottom: '1px solid var(--line)',
        }}
      >
        {icon}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography ref={heading} id={id} component="h2" variant="h4" tabIndex={-1} sx={{ outline: 0 }}>
            {title}
          </Typography>
          {caption && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{caption}</Box>}
        </Box>
        <IconButton size="small" aria-label={t('close')} onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          p: '18px 24px',
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap: '18px',
        }}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        {children}
      </Box>
      {footer && (
        <Box
          onClickCapture={onceOnly}
          sx={{
            display: 'flex',
            gap: '12px',
            flexWrap: 'wrap',
            p: '12px 24px 15px',
            borderTop: '1px solid var(--line)',
            // What does not fit beside the other goes below it, and no label is squeezed into its frame.
            '& > *': { flex: '1 0 auto', maxWidth: '100%' },
          }}
        >
          {footer}
        </Box>
      )}
    </Box>
  );
  if (isWide)
    return (
      <Box
        component="aside"
        sx={{ bgcolor: 'var(--raised)', borderInlineStart: '1px solid var(--line)', boxShadow: 'var(--shadow-1)' }}
        data-print="no"
      >
        <Box
          sx={{
            position: 'sticky',
            top: 'calc(54px + var(--above))',
            height: 'calc(100vh - 54px - var(--above))',
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          {content}
        </Box>
      </Box>
    );
  const paper = isPhone ? { maxHeight: '92vh', borderRadius: '12px 12px 0 0' } : { width: 450 };
  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
    >
      {content}
    </Drawer>
  );
}
