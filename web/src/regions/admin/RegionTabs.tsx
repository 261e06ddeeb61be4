import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf, pathIn } from '../../lib/screens/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { regions } from '../regions.screens.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

/** The parts of `/regions` that this person may open; which one is shown is part of the address. */
export function RegionTabs({ tab }: { readonly tab: 'regions' | 'forex' }) {
  const t = useMessages(regionsAdminMessages);
  const navigate = useNavigate();
  const user = useUser();
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) =>
        void navigate(next === 'regions' ? pathIn(regions) : `${pathIn(regions)}?tab=${next}`)
      }
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="regions" label={labelOf(regions)} />
      {regions.tabs
        ?.filter(({ role }) => mayOpen(user, { role }))
        .map((one) => (
          <Tab key={one.tab} value={one.tab} label={labelOf(regions, one)} />
        ))}
    </Tabs>
  );
}
