import Typography from '@mui/material/Typography';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { ActButton, EditAct } from '../../console/forms/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  CloseRegionDocument,
  ReopenRegionDocument,
  SetRegionCardPaymentsDocument,
} from '../../generated/regions/admin/region-acts.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { RegionDialog } from './RegionDialog.tsx';

/** What admins and holders of the key of its people change about a region, and superadmins about its money. */
export function RegionActs({ region }: { readonly region: AdminRegionDetailFragment }) {
  const t = useMessages(regionActsMessages);
  const user = useUser();
  const closing = useCommand(CloseRegionDocument);
  const reopening = useCommand(ReopenRegionDocument);
  const cards = useCommand(SetRegionCardPaymentsDocument);
  const { name, closed, cardPaymentsEnabled } = region;
  const isPlatform = region.zone === systemZone;
  const here = { regionId: region.id };
  const maySetCards = may(user, regionPermissions.SetRegionCardPayments, here);
  const mayUpdate = may(user, regionPermissions.UpdateRegion, here) && (!isPlatform || maySetCards);
  const mayClose =
    !isPlatform && may(user, closed ? regionPermissions.ReopenRegion : regionPermissions.CloseRegion, here);
  const seen = { _id: region.id, expectedRevision: region._revision };
  const act = (wish: 'close' | 'reopen' | 'takeCards' | 'takeNoCards', send: () => Promise<unknown>) => (
    <ActButton
      key={wish}
      label={t(wish)}
      title={t(`${wish}Title`, { region: name })}
      start={{}}
      send={send}
      done={t(`${wish}Done`, { region: name })}
    >
      {() => <Typography>{t(`${wish}Means`)}</Typography>}
    </ActButton>
  );
  return (
    <>
      {mayUpdate && <EditAct>{(close) => <RegionDialog region={region} onClose={close} />}</EditAct>}
      {maySetCards &&
        !isPlatform &&
        act(cardPaymentsEnabled ? 'takeNoCards' : 'takeCards', () =>
          cards.run({ ...seen, enabled: !cardPaymentsEnabled }),
        )}
      {mayClose && act(closed ? 'reopen' : 'close', () => (closed ? reopening : closing).run(seen))}
    </>
  );
}
