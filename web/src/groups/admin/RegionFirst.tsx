import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { useIsWithoutRegion } from '../../console/use-places.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { regions } from '../../regions/regions.screens.ts';
import { groupActsMessages } from './group-acts.messages.ts';

/** The way to make a region, where there is none that a group could be of. */
export function RegionFirst() {
  const t = useMessages(groupActsMessages);
  const [me, isMissing] = [useUser(), useIsWithoutRegion()];
  if (!isMissing || !may(me, regionPermissions.CreateRegion, {})) return null;
  return (
    <Button component={Link} to={regions.path} variant="contained">
      {t('regionFirst')}
    </Button>
  );
}
