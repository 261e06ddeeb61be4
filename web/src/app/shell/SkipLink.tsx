import { styled } from '@mui/material/styles';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';

const Link = styled('a')({
  position: 'absolute',
  insetInlineStart: 12,
  top: -60,
  zIndex: 1400,
  padding: '9px 15px',
  background: 'var(--raised)',
  color: 'var(--secondary)',
  fontWeight: 600,
  borderRadius: 'var(--r-s)',
  '&:focus': { top: 9 },
});

/** The first stop of the keyboard on every page. */
export const SkipLink = () => <Link href="#content">{useMessages(shellMessages)('skip')}</Link>;
