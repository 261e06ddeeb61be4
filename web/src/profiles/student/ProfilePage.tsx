import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AccessPanel } from '../../accounts/accounts.parts.ts';
import { DataPanel } from '../../erasures/erasures.parts.ts';
import { Preferences } from '../../notifications/notifications.parts.ts';
import { ProfileDocument } from '../../generated/profiles/profiles.ts';
import { profilesMessages } from '../profiles.messages.ts';
import { AddressesPanel } from './AddressesPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profile } from '../profiles.screens.ts';

/** About me: asked for when it is shown. */
function Person() {
  const remote = useRemote(ProfileDocument, {}, ({ currentUser }) => currentUser);
  return (
    <DataScreen remote={remote}>
      {(profile) => (
        <>
          <PicturePanel profile={profile} />
          <ProfileForm key={profile._id} profile={profile} />
        </>
      )}
    </DataScreen>
  );
}
const tabs = [
  { value: 'person', label: 'tabPerson', Panel: Person },
  { value: 'addresses', label: 'tabAddresses', Panel: AddressesPanel },
  { value: 'access', label: 'tabAccess', Panel: AccessPanel },
  { value: 'letters', label: 'tabLetters', Panel: Preferences },
  { value: 'data', label: 'tabData', Panel: DataPanel },
] as const;

/** The person's own account, part by part. The tab is in the address. */
export function ProfilePage() {
  const t = useMessages(profilesMessages);
  const [search, setSearch] = useSearchParams();
  const { value, Panel } = tabs.find((tab) => tab.value === search.get('tab')) ?? tabs[0];
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={t('title')} place={{ screen: profile }} />
      <Tabs
        value={value}
        onChange={(_, next: string) => setSearch(next === tabs[0].value ? {} : { tab: next })}
        aria-label={t('tabs')}
        variant="scrollable"
        sx={{ mb: '18px' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            id={`tab-${tab.value}`}
            aria-controls={`panel-${tab.value}`}
            label={t(tab.label)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${value}`} aria-labelledby={`tab-${value}`}>
        <Panel />
      </Box>
    </PageWidth>
  );
}
