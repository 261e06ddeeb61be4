import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { ContactDepartment } from '../../alumni-messages/alumni-messages.parts.ts';
import { alumniProfilesMessages } from '../../alumni-profiles/alumni-profiles.messages.ts';
import { ProfileGate, useEntry } from '../../alumni-profiles/alumni-profiles.parts.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { ModalButton, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { ministryRegistry } from '../ministries.screens.ts';
import { AllMinistries } from './AllMinistries.tsx';
import { MinistryEditor } from './MinistryEditor.tsx';
import { MinistryList } from './MinistryList.tsx';
import { useMinistries } from './use-ministries.ts';

const tabs = ['all', 'mine'] as const;

/** The registry of ministries: all that the person may see, and the own ones. The tab is in the address. */
export function MinistriesPage() {
  const t = useMessages(ministriesMessages);
  const alumni = useMessages(alumniProfilesMessages);
  const { isAlumni, isAlumniAdmin } = useUser();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'all';
  const isOpen = isAlumni || isAlumniAdmin;
  const { isInside, hasDepartment } = useEntry();
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={isOpen ? labelOf(ministryRegistry) : alumni('deniedTitle')}
        place={{ screen: ministryRegistry }}
        {...(isOpen && {
          subtitle: t('subtitle'),
          actions: isInside && (
            <>
              <ContactDepartment hasDepartment={hasDepartment} />
              <ModalButton title={t('newTitle')} variant="contained">
                {(close) => <MinistryEditor onDone={close} onListed={() => setSearch({ tab: 'mine' })} />}
              </ModalButton>
            </>
          ),
        })}
      />
      {!isOpen && (
        <Alert severity="info" role="status">
          {alumni('deniedText')}
        </Alert>
      )}
      {isOpen && (
        <ProfileGate>
          <Tabs
            value={tab}
            onChange={(_, next: string) => setSearch(next === 'all' ? {} : { tab: next })}
            aria-label={t('tabs')}
            sx={{ mb: '18px' }}
          >
            {tabs.map((one) => (
              <Tab key={one} value={one} id={`tab-${one}`} aria-controls={`panel-${one}`} label={t(one)} />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'mine' ? <OwnMinistries /> : <AllMinistries />}
          </Box>
        </ProfileGate>
      )}
    </PageWidth>
  );
}

function OwnMinistries() {
  const t = useMessages(ministriesMessages);
  return <MinistryList {...useMinistries({ mine: true })} empty={t('noneOwn')} />;
}
