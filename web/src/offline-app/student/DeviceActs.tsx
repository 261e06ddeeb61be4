import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, SectionCard } from '../../lib/ui/index.ts';
import { courseSync } from '../course-sync.ts';
import { reinstall, resetDevice, restart } from '../device-acts.ts';
import { unsentOnDevice } from '../device-files.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

/** Restart, reinstall and reset; whatever removes something asks first, and says what is lost. */
export function DeviceActs() {
  const t = useMessages(appSettingsMessages);
  const [asked, setAsked] = useState<'reinstall' | 'reset'>();
  const [isBusy, setBusy] = useState(false);
  const unsent = unsentOnDevice();
  const acts = [
    { key: 'restart', about: t('restartAbout'), act: () => restart() },
    { key: 'reinstall', about: t('reinstallAbout'), act: () => setAsked('reinstall') },
    { key: 'reset', about: t('resetAbout'), act: () => setAsked('reset') },
  ] as const;
  const confirm = () => {
    setBusy(true);
    courseSync.forget();
    void (asked === 'reset' ? resetDevice() : reinstall());
  };
  return (
    <SectionCard title={t('device')}>
      <ul>
        {acts.map(({ key, about, act }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '6px 18px',
              p: '9px 18px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <Box id={`${key}-about`} sx={{ flex: '1 1 240px', color: 'var(--ink-2)' }}>
              {about}
            </Box>
            <Button variant="outlined" aria-describedby={`${key}-about`} onClick={act}>
              {t(key)}
            </Button>
          </Box>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={t('sure', { act: t(asked) })}
          confirm={t(asked)}
          isDestructive
          isBusy={isBusy}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t(asked === 'reset' ? 'resetAbout' : 'reinstallAbout')}</p>
          {courseSync.present()?.isRunning && <p>{t('syncRuns')}</p>}
          {asked === 'reset' && unsent > 0 && (
            <p>
              <strong>{t('lost', { count: unsent })}</strong>
            </p>
          )}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
