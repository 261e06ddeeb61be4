import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { DataScreen, kernelMessages } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SiteSettingsDocument } from '../../generated/site-settings/admin/site-settings.ts';
import { d2lRedirect } from '../site-settings.screens.ts';

/** `/d2l-redirect`: leads on to the learning system of the settings, if there is one. */
export function D2lRedirectPage() {
  const kernel = useMessages(kernelMessages);
  const remote = useRemote(
    SiteSettingsDocument,
    {},
    ({ siteSettings }) => siteSettings.find(({ key }) => key === 'd2lUrl')?.value ?? '',
  );
  const url = remote.data;
  useEffect(() => {
    if (url) location.replace(url);
  }, [url]);
  return (
    <ConsolePage>
      <ConsoleHeader screen={d2lRedirect} />
      <DataScreen
        remote={remote}
        isEmpty={(address) => address === ''}
        empty={
          <Alert severity="info" role="status">
            {kernel('nothingYet')}
          </Alert>
        }
      >
        {(address) => <a href={address}>{address}</a>}
      </DataScreen>
    </ConsolePage>
  );
}
