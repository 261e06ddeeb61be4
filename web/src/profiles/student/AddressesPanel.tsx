import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AddressList } from '../../addresses/addresses.parts.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { profilesMessages } from '../profiles.messages.ts';

/** The person's own addresses. */
export function AddressesPanel() {
  const t = useMessages(profilesMessages);
  return (
    <Card component="section" sx={{ p: '18px', maxWidth: 744 }}>
      <Typography component="h2" variant="h4" sx={{ mb: '9px' }}>
        {t('tabAddresses')}
      </Typography>
      <AddressList itemId={useUser()._id} />
    </Card>
  );
}
