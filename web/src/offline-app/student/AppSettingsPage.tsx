import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { homePath, useGroup, useUser } from '../../lib/session/index.ts';
import { AppLink, kernelMessages, PageHeader, PageWidth, SectionCard } from '../../lib/ui/index.ts';
import { appSettings } from '../offline-app.screens.ts';
import { AboutApp } from './AboutApp.tsx';
import { appSettingsMessages } from './app-settings.messages.ts';
import { CourseFiles } from './CourseFiles.tsx';
import { DeviceActs } from './DeviceActs.tsx';
import { VideoSettings } from './VideoSettings.tsx';

/** `/student/app-settings`: the files of courses on this device, how videos play here, and what becomes of all that. In a browser as in the app. */
export function AppSettingsPage() {
  const t = useMessages(appSettingsMessages);
  const kernel = useMessages(kernelMessages);
  const group = useMessages(groupMessages);
  const { firstName, fullName } = useUser();
  const { groupId } = useGroup();
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={labelOf(appSettings)} place={{ screen: appSettings }} actions={<GroupPicker />} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', maxWidth: 840 }}>
        <SectionCard
          title={t('welcome', { name: firstName || fullName })}
          aside={<AppLink to={homePath}>{kernel('dashboard')}</AppLink>}
        >
          <Box sx={{ p: '0 18px 15px', fontSize: 14, color: 'var(--ink-2)' }}>{t('intro')}</Box>
        </SectionCard>
        {groupId ? <CourseFiles key={groupId} groupId={groupId} /> : <Alert severity="info">{group('noGroups')}</Alert>}
        <VideoSettings />
        <DeviceActs />
        <AboutApp />
      </Box>
    </PageWidth>
  );
}
