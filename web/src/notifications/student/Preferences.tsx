import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { DataScreen, notify, notifyError } from '../../lib/ui/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  NotificationPreferencesDocument,
  SetSubscribeAlumniEmailDocument,
} from '../../generated/notifications/preferences.ts';
import { preferencesMessages } from '../preferences.messages.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import { LetterChoices } from './LetterChoices.tsx';
import { LanguagePicker } from '../../lib/site/index.ts';

/** In which language the product speaks to the person, and which letters it sends. */
export function Preferences() {
  const t = useMessages(preferencesMessages);
  const remote = useRemote(NotificationPreferencesDocument, {}, (data) => data);
  const alumni = useCommand(SetSubscribeAlumniEmailDocument);
  const subscribe = (subscribed: boolean) =>
    void alumni.run({ subscribed }).then(() => notify(t('saved'), undefined, 'preferences'), notifyError);
  return (
    <Box sx={{ display: 'grid', gap: '18px', maxWidth: 744 }}>
      <Card component="section" sx={{ p: '18px' }}>
        <Typography component="h2" variant="h4">
          {t('language')}
        </Typography>
        <Typography sx={{ color: 'var(--ink-2)', m: '3px 0 9px' }}>{t('languageText')}</Typography>
        <LanguagePicker />
      </Card>
      <Card component="section" sx={{ p: '18px' }}>
        <Typography component="h2" variant="h4">
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'var(--ink-2)', m: '3px 0 9px' }}>{t('text')}</Typography>
        <DataScreen remote={remote}>
          {(choices) => (
            <>
              {choices.currentUser.regions.length > 0 ? (
                <LetterChoices {...choices} />
              ) : (
                <Alert severity="info" role="status">
                  {t('noRegion')}
                </Alert>
              )}
              {choices.currentUser.isAlumni && (
                <FormControlLabel
                  sx={{ mt: '12px' }}
                  label={t('alumni')}
                  control={
                    <Checkbox
                      checked={choices.currentUser.subscribeAlumniEmail}
                      disabled={alumni.isBusy}
                      onChange={(_, subscribed) => subscribe(subscribed)}
                    />
                  }
                />
              )}
            </>
          )}
        </DataScreen>
      </Card>
      {remote.data && <DeliveryForm user={remote.data.currentUser} />}
    </Box>
  );
}
