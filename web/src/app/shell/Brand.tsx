import { styled } from '@mui/material/styles';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { BrandMark } from '../../lib/site/index.ts';
import { shellMessages } from './shell.messages.ts';
import { dashboard } from '../../dashboards/dashboards.screens.ts';

const Home = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 42,
  fontWeight: 650,
  fontSize: 16,
  letterSpacing: '-.01em',
  color: 'inherit',
  whiteSpace: 'nowrap',
  minWidth: 0,
  '& svg': { flex: 'none' },
  '&:hover': { textDecoration: 'none' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Beside a menu or the tools of the console the name takes two lines before it is cut.
  '@media (max-width:1439.98px)': {
    lineHeight: '18px',
    whiteSpace: 'normal',
    '& span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
  // Beside a menu on a narrow screen the mark stands alone; the link says the name.
  '@media (min-width:768px) and (max-width:1023.98px)': { '[data-menu] & span': { display: 'none' } },
  '@media (max-width:1023.98px)': { fontSize: 15, gap: 9, '& svg': { width: 30, height: 30 } },
});

/** Mark and product name; leads home. */
export function Brand() {
  const { config } = useStart();
  return (
    <Home href={dashboard.path} aria-label={useMessages(shellMessages)('home', { appName: config.appName })}>
      <BrandMark />
      <span>{config.appName}</span>
    </Home>
  );
}
