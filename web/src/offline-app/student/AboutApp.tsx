import Box from '@mui/material/Box';
import { NewestReleaseDocument } from '../../generated/offline-app/student/app-settings.ts';
import { useRemote } from '../../lib/data/index.ts';
import { dateTime, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { DataScreen, FactList, SectionCard } from '../../lib/ui/index.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

/** The newest version of the app for this person, and when this page was loaded, which is what runs here. */
export function AboutApp() {
  const t = useMessages(appSettingsMessages);
  const { appName } = useStart().config;
  const remote = useRemote(NewestReleaseDocument, {}, ({ offlineRelease }) => ({ release: offlineRelease }));
  const loadedAt = dateTime(new Date(performance.timeOrigin).toISOString());
  return (
    <SectionCard title={`${t('about')}: ${appName}`}>
      <Box sx={{ p: '0 18px 15px' }}>
        <DataScreen remote={remote}>
          {({ release }) => (
            <>
              {!release && <Box sx={{ mb: '9px', fontSize: 14, color: 'var(--ink-2)' }}>{t('noRelease')}</Box>}
              <FactList
                facts={[
                  ...(release
                    ? ([
                        [
                          t('version'),
                          release.appRegion === 'test'
                            ? t('testVersion', { version: release.version })
                            : release.version,
                        ],
                        [t('published'), fullDate(release.publishedAt.slice(0, 10))],
                        [t('minimum'), release.minVersion ?? t('allWork')],
                        [
                          t('whatIsNew'),
                          <Box key="notes" component="span" sx={{ whiteSpace: 'pre-line' }}>
                            {release.notes}
                          </Box>,
                        ],
                      ] as const)
                    : []),
                  [t('loadedAt'), loadedAt],
                ]}
              />
            </>
          )}
        </DataScreen>
      </Box>
    </SectionCard>
  );
}
