import Search from '@mui/icons-material/SearchOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { Hint, lazyPart } from '../../../lib/ui/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { shellMessages } from '../shell.messages.ts';
import { useGoToKeys } from './use-go-to-keys.ts';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, null);

/** Looks like the field that it opens. */
const Box = styled(ButtonBase)({
  // Where the bar is full it is this that becomes narrower, and not the name of the person.
  flex: '0 100 216px',
  whiteSpace: 'nowrap',
  height: 36,
  gap: 9,
  padding: '0 9px 0 12px',
  marginInlineEnd: 6,
  justifyContent: 'flex-start',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-s)',
  background: 'var(--titlebar-2)',
  color: 'var(--menu-on-dark)',
  font: '400 14px/20px var(--font)',
  '&:hover': { color: 'var(--on-titlebar)' },
  '& svg': { fontSize: 18 },
  '& kbd': {
    marginInlineStart: 'auto',
    padding: '0 6px',
    border: '1px solid',
    borderRadius: 'var(--r-s)',
    font: '600 11px/18px var(--font)',
  },
});

/** The button in the bar, and Ctrl K on every page that has the bar. */
export function GoTo() {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const toggle = useCallback(() => setOpen((was) => !was), []);
  useGoToKeys(toggle);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K',
    onClick: toggle,
  } as const;
  return (
    <>
      {hasRoom ? (
        <Box {...button}>
          <Search aria-hidden="true" />
          <span>{t('goTo')}</span>
          <kbd>{t('goToKeys')}</kbd>
        </Box>
      ) : (
        <Hint title={t('goToHint')}>
          <IconButton {...button} aria-label={t('goTo')}>
            <Search fontSize="small" />
          </IconButton>
        </Hint>
      )}
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
