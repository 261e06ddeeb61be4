import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useApolloClient } from '@apollo/client';
import { studentCourses } from '../../courses/courses.screens.ts';
import { fileSize, useMessages } from '../../lib/i18n/index.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { AppLink, DataScreen, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { canKeepFiles, keptGroup } from '../device-files.ts';
import { courseSync, type Checked, type SyncState } from '../course-sync.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { useCheckedCourses } from './use-checked-courses.ts';

/** What of the files of a group's courses is newer than what this device has, and how it is fetched. */
export function CourseFiles({ groupId }: { readonly groupId: string }) {
  const t = useMessages(appSettingsMessages);
  const client = useApolloClient();
  const { remote, sync } = useCheckedCourses(groupId);
  const start = async (checked: Checked) => {
    await courseSync.run(client, groupId, checked);
    await remote.again();
  };
  return (
    <SectionCard title={t('courseData')}>
      <Box sx={{ p: '0 18px 15px', display: 'flex', flexDirection: 'column', gap: '12px', fontSize: 14 }}>
        <DataScreen remote={remote}>
          {(checked) =>
            checked.isOffline ? (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
                {sync?.isRunning ? <Fetching {...sync} /> : <Updates {...checked} />}
                {sync && !sync.isRunning && <Outcome {...sync} />}
                {!canKeepFiles() && <Alert severity="warning">{t('notSafe')}</Alert>}
                {canKeepFiles() && !sync?.isRunning && (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
                    {(checked.plan.fetched.length > 0 || checked.plan.removed.length > 0) && (
                      <Button variant="contained" onClick={() => void start(checked)}>
                        {t('sync')}
                      </Button>
                    )}
                    <Button variant="outlined" disabled={remote.isRefreshing} onClick={() => void remote.again()}>
                      {t('check')}
                    </Button>
                  </Box>
                )}
                <KeptFiles courses={checked.kept.courses} />
              </Box>
            ) : (
              <>
                <Box component="p">{t('notOffline')}</Box>
                <AppLink to={pathIn(studentCourses)}>{t('toCourses')}</AppLink>
              </>
            )
          }
        </DataScreen>
        {/* What is on this device opens without a connection too. */}
        {remote.error && canKeepFiles() && <KeptFiles courses={keptGroup(groupId).courses} />}
      </Box>
    </SectionCard>
  );
}

/** How many files there are to fetch, how large they are, and how many go. */
function Updates({ plan: { fetched, removed, bytes } }: Checked) {
  const t = useMessages(appSettingsMessages);
  return (
    <Box role="status">
      {fetched.length === 0 ? t('upToDate') : t('newer', { count: fetched.length, size: fileSize(bytes) })}
      {removed.length > 0 && <div>{t('obsolete', { count: removed.length })}</div>}
    </Box>
  );
}

function Fetching({ progress: { done, count, bytes, allBytes } }: SyncState) {
  const t = useMessages(appSettingsMessages);
  const kernel = useMessages(kernelMessages);
  const words = t('progress', { done, count, bytes: fileSize(bytes), all: fileSize(allBytes) });
  return (
    <Box sx={{ display: 'grid', gap: '9px', justifyItems: 'start' }}>
      <LinearProgress
        variant="determinate"
        value={allBytes === 0 ? 100 : Math.min(100, (bytes / allBytes) * 100)}
        aria-label={t('sync')}
        aria-valuetext={words}
        sx={{ width: '100%' }}
      />
      <span>{words}</span>
      <Button variant="outlined" onClick={courseSync.cancel}>
        {kernel('cancel')}
      </Button>
    </Box>
  );
}

/** What became of the last sync, where it did not simply succeed. */
function Outcome({ failed, isCancelled }: SyncState) {
  const t = useMessages(appSettingsMessages);
  const reasons = { full: t('full'), gone: t('gone'), failed: t('broken') };
  if (isCancelled) return <Alert severity="info">{t('stopped')}</Alert>;
  if (failed.length === 0) return null;
  return (
    <Alert severity="error">
      {t('failed', { count: failed.length })}
      <ul>
        {failed.map(({ file, reason }) => (
          <li key={file._id}>
            {file.name}: {reasons[reason]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
