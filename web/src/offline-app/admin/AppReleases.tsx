import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { dayMonthYear } from '../../console/dates.ts';
import { AppReleasesDocument, type AppReleaseFragment } from '../../generated/offline-app/admin/app-releases.ts';
import type { AppRegion } from '../../generated/schema.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, SectionCard } from '../../lib/ui/index.ts';
import { appReleasesMessages } from './app-releases.messages.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';

/** The versions of the app that are in use, for everybody and for the test group, and how a newer one is published. */
export function AppReleases() {
  const t = useMessages(appReleasesMessages);
  const remote = useRemote(AppReleasesDocument, {}, (data) => data);
  const [opened, setOpened] = useState<AppRegion>();
  return (
    <SectionCard title={t('versions')}>
      <Box sx={{ px: '18px' }}>
        <DataScreen remote={remote}>
          {({ everybody, testGroup }) => (
            <>
              <ul>
                <Release who={t('everybody')} release={everybody ?? null} onPublish={() => setOpened('default')} />
                <Release who={t('testGroup')} release={testGroup ?? null} onPublish={() => setOpened('test')} />
              </ul>
              {opened && (
                <ReleaseDialog
                  appRegion={opened}
                  latest={(opened === 'test' ? testGroup : everybody) ?? null}
                  again={remote.again}
                  onClose={() => setOpened(undefined)}
                />
              )}
            </>
          )}
        </DataScreen>
      </Box>
    </SectionCard>
  );
}

type ReleaseProps = {
  readonly who: string;
  readonly release: AppReleaseFragment | null;
  readonly onPublish: () => void;
};
function Release({ who, release, onPublish }: ReleaseProps) {
  const t = useMessages(appReleasesMessages);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '6px 18px',
        py: '9px',
        borderTop: '1px solid var(--line)',
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: 'var(--ink-2)' }}>{who}</Box>
        {release ? (
          <>
            <b>{release.version}</b>
            <Box sx={{ whiteSpace: 'pre-line' }}>{release.notes}</Box>
            <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>
              {t('since', { when: dayMonthYear(release.publishedAt) })}
              {release.minVersion !== null && <div>{t('works', { version: release.minVersion })}</div>}
            </Box>
          </>
        ) : (
          <Box sx={{ color: 'var(--ink-3)' }}>{t('none')}</Box>
        )}
      </Box>
      <Button variant="outlined" aria-label={t('publishFor', { who })} sx={{ alignSelf: 'center' }} onClick={onPublish}>
        {t('publish')}
      </Button>
    </Box>
  );
}
