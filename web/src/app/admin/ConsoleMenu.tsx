import BarChart from '@mui/icons-material/BarChartOutlined';
import GridOn from '@mui/icons-material/GridOnOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../../lib/ui/index.ts';
import {
  type ConsoleSection,
  isWithin,
  labelOf,
  pathIn,
  type Screen,
  sectionOf,
  useScreens,
} from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { dashboard } from '../../dashboards/dashboards.screens.ts';
import { gradebook } from '../../gradebook/gradebook.screens.ts';
import { reports } from '../../reports/reports.screens.ts';
import { resources } from './resources.ts';

const Nav = styled('nav')({
  paddingBlock: 12,
  '& h2': { margin: '15px 18px 6px', fontSize: 12, lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 36,
    padding: '0 18px',
    color: 'var(--menu)',
    fontSize: 14,
    fontWeight: 500,
    position: 'relative',
    '@media (max-width:767.98px)': { minHeight: 48, fontSize: 15 },
  },
  '& a svg': { fontSize: 20, flex: 'none' },
  '& a > svg + span': { flex: 1 },
  // A long word and its count share the line.
  '& a > span + span': { marginInlineStart: -6 },
  '& a:hover': { backgroundColor: 'var(--tint-2)', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': { color: 'var(--primary)', backgroundColor: 'var(--primary-tint)', fontWeight: 600 },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    bottom: 0,
    width: 3,
    backgroundColor: 'var(--primary)',
  },
});
const sections: readonly ConsoleSection[] = ['work', 'people', 'records'];
/** Pages that are no list have theirs here. */
const icons: ReadonlyMap<Screen, ElementType> = new Map<Screen, ElementType>([
  [gradebook, GridOn],
  [reports, BarChart],
]);
const titles = { work: 'sectionWork', people: 'sectionPeople', records: 'sectionRecords' } as const;

/** What is built and what this person may open, in its sections. */
export function ConsoleMenu({ onFollow }: { readonly onFollow?: () => void }) {
  const t = useMessages(adminMessages);
  const user = useUser();
  const { pathname } = useLocation();
  const screens = useScreens();
  const link = (screen: Screen) => {
    const { icon: Icon = icons.get(screen) ?? HomeOutlined, badge: Badge } =
      resources.find(({ screens: { list } }) => list === screen) ?? {};
    return (
      <AppLink
        key={screen.path}
        to={pathIn(screen)}
        {...(onFollow && { onClick: onFollow })}
        aria-current={isWithin(screen, screens, pathname) ? 'page' : undefined}
      >
        <Icon aria-hidden="true" />
        <span>{labelOf(screen)}</span>
        {Badge && <Badge />}
      </AppLink>
    );
  };
  return (
    <Nav aria-label={t('menu')}>
      {sections.map((section) => {
        const entries = sectionOf(screens, user, section);
        if (entries.length === 0 && section !== 'work') return null;
        return (
          <div key={section}>
            <h2>{t(titles[section])}</h2>
            {section === 'work' && link(dashboard)}
            {entries.map(link)}
          </div>
        );
      })}
    </Nav>
  );
}
