import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { unusedSettings } from '@paideia/events/site-settings/unused-settings.rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { RecordHistory } from '../../console/RecordHistory.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { DataScreen, kernelMessages } from '../../lib/ui/index.ts';
import { SiteSettingsDocument, type SiteSettingFragment } from '../../generated/site-settings/admin/site-settings.ts';
import { AppReleases } from '../../offline-app/offline-app.parts.ts';
import { siteSettings } from '../site-settings.screens.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { siteSettingsMessages } from './site-settings.messages.ts';

const sections = ['college', 'site', 'exams', 'alumni', 'pictures', 'app', 'cards'] as const;

/** `/site-settings`: what holds for the whole site, for superadmins. */
export function SiteSettingsPage() {
  const t = useMessages(siteSettingsMessages);
  const remote = useRemote(SiteSettingsDocument, {}, (data) => data.siteSettings);
  const [openKey, setOpenKey] = useState<SiteSettingFragment['key']>();
  const opened = remote.data?.find(({ key }) => key === openKey);
  return (
    <ConsolePage>
      <ConsoleHeader screen={siteSettings} />
      <DataScreen remote={remote}>
        {(settings) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', maxWidth: 960 }}>
            {sections.map((section) => (
              <Card component="section" key={section} sx={{ p: '15px 18px 6px' }}>
                <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
                  {t(section)}
                </Typography>
                <Box component="dl">
                  {settings
                    .filter((setting) => setting.section === section)
                    .map((setting) => (
                      <Setting key={setting.key} setting={setting} onChange={() => setOpenKey(setting.key)} />
                    ))}
                </Box>
              </Card>
            ))}
            <AppReleases />
          </Box>
        )}
      </DataScreen>
      <Box sx={{ maxWidth: 960 }}>
        <RecordHistory stream={siteSettingsStream} />
      </Box>
      {opened && <SettingDialog setting={opened} again={remote.again} onClose={() => setOpenKey(undefined)} />}
    </ConsolePage>
  );
}

type SettingProps = { readonly setting: SiteSettingFragment; readonly onChange: () => void };
/** What it is called, what it is now, and who made it so. */
function Setting({ setting, onChange }: SettingProps) {
  const t = useMessages(siteSettingsMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const { config } = useStart();
  const { key, kind, label, shown, changedBy, changedAt } = setting;
  const unused = unusedSettings[key];
  const when = changedAt && dayMonthYear(changedAt);
  const last = !when ? t('delivered') : changedBy ? t('by', { person: changedBy, when }) : when;
  const words = kind === 'locale' ? config.locales.find(({ value }) => value === shown)?.label : shown;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1.6fr) auto' },
        alignItems: 'center',
        gap: '3px 18px',
        py: '9px',
        borderTop: '1px solid var(--line)',
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Box component="dt" sx={{ color: 'var(--ink-2)' }}>
        {label}
        {unused && <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>{t(unused)}</Box>}
      </Box>
      <Box component="dd" sx={{ gridRow: { xs: 2, md: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words || <span style={{ color: 'var(--ink-3)' }}>{admin('none')}</span>}
        <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>{last}</Box>
      </Box>
      <Box component="dd" sx={{ gridRow: { xs: '1 / 3', md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}>
        <Button variant="outlined" aria-label={admin('actOn', { act: kernel('edit'), name: label })} onClick={onChange}>
          {kernel('edit')}
        </Button>
      </Box>
    </Box>
  );
}
