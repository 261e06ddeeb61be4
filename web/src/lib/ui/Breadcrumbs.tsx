import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import { AppLink } from './AppLink.tsx';
import type { Crumb } from '../screens/crumbs.ts';
import { homePath } from '../session/landmarks.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** They show where a page belongs. The first crumb is always the dashboard, which has none itself; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useMessages(kernelMessages);
  if (crumbs.at(-1)?.to === homePath) return null;
  return (
    <Box
      component="nav"
      aria-label={t('breadcrumbs')}
      data-print="no"
      sx={{
        fontSize: 13,
        lineHeight: '18px',
        color: 'var(--ink-3)',
        '& ol': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px' },
        '& li': { display: 'flex', gap: '6px', alignItems: 'center' },
        '& a': { color: 'var(--menu)' },
        '& b': { fontWeight: 600, color: 'var(--ink-2)' },
        '& svg': { fontSize: 16, ':dir(rtl)': { transform: 'scaleX(-1)' } },
      }}
    >
      <ol>
        <li>
          <AppLink to={homePath}>{t('dashboard')}</AppLink>
        </li>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            <ChevronRight aria-hidden="true" />
            {to && index < crumbs.length - 1 ? <AppLink to={to}>{label}</AppLink> : <b aria-current="page">{label}</b>}
          </li>
        ))}
      </ol>
    </Box>
  );
}
