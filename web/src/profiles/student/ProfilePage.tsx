import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { DataScreen, PageHeader, Spinner, Wrap } from '../../lib/ui/index.ts';
import { loadChunk, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ProfileDocument } from '../profiles.documents.ts';
import { profilesMessages } from '../profiles.messages.ts';
import { ProfileForm } from './ProfileForm.tsx';

const part = (load: () => Promise<ComponentType>) => lazy(() => loadChunk(async () => ({ default: await load() })));
const Addresses = part(async () => (await import('./AddressesPanel.tsx')).AddressesPanel);
const Access = part(async () => (await import('../../accounts/student/AccessPanel.tsx')).AccessPanel);
const Data = part(async () => (await import('../../erasures/student/DataPanel.tsx')).DataPanel);
const Letters = part(async () => (await import('../../notifications/student/Preferences.tsx')).Preferences);

/** About me: asked for when it is shown. */
function Person() {
  const remote = useRemote(ProfileDocument, {}, ({ currentUser }) => currentUser);
  return <DataScreen remote={remote}>{(profile) => <ProfileForm key={profile._id} profile={profile} />}</DataScreen>;
}
const tabs = [
  { value: 'person', label: 'tabPerson', Panel: Person },
  { value: 'addresses', label: 'tabAddresses', Panel: Addresses },
  { value: 'access', label: 'tabAccess', Panel: Access },
  { value: 'letters', label: 'tabLetters', Panel: Letters },
  { value: 'data', label: 'tabData', Panel: Data },
] as const;

/** The person's own account, part by part. The tab is in the address. */
export function ProfilePage() {
  const t = useMessages(profilesMessages);
  const [search, setSearch] = useSearchParams();
  const { value, Panel } = tabs.find((tab) => tab.value === search.get('tab')) ?? tabs[0];
  return (
    <Wrap as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={t('title')} crumbs={[{ label: t('title') }]} />
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
        <Suspense fallback={<Spinner />}>
          <Panel />
        </Suspense>
      </Box>
    </Wrap>
  );
}
