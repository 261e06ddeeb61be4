import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useActs } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  CloseRegionDocument,
  ReopenRegionDocument,
  SetRegionCardPaymentsDocument,
} from '../../generated/regions/admin/region-acts.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { RegionDialog } from './RegionDialog.tsx';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';

type Wish = 'close' | 'reopen' | 'takeCards' | 'takeNoCards';

/** What admins change about a region, and superadmins about its money. */
export function RegionActs({ region }: { readonly region: AdminRegionDetailFragment }) {
  const t = useMessages(regionActsMessages);
  const user = useUser();
  const refresh = useRefresh();
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const closing = useCommand(CloseRegionDocument);
  const reopening = useCommand(ReopenRegionDocument);
  const cards = useCommand(SetRegionCardPaymentsDocument);
  const [opened, setOpened] = useState<Wish | 'edit'>();
  const show = (next: Wish | 'edit') => {
    acts.forget();
    setOpened(next);
  };
  const close = () => setOpened(undefined);
  const { name, closed, cardPaymentsEnabled } = region;
  const isPlatform = region.zone === systemZone;
  const maySetCards = may(user, regionPermissions.SetRegionCardPayments);
  const mayUpdate = may(user, regionPermissions.UpdateRegion) && (!isPlatform || maySetCards);
  const mayClose = !isPlatform && may(user, closed ? regionPermissions.ReopenRegion : regionPermissions.CloseRegion);
  const send = (wish: Wish): Promise<unknown> => {
    const seen = { _id: region.id, expectedRevision: region._revision };
    if (wish === 'close') return closing.run(seen);
    if (wish === 'reopen') return reopening.run(seen);
    return cards.run({ ...seen, enabled: wish === 'takeCards' });
  };
  const submit = async (wish: Wish) => {
    if (!(await acts.attempt(() => send(wish)))) return;
    notify(t(`${wish}Done`, { region: name }));
    close();
  };
  return (
    <>
      {mayUpdate && (
        <Button variant="outlined" onClick={() => show('edit')}>
          {t('edit')}
        </Button>
      )}
      {maySetCards && !isPlatform && (
        <Button variant="outlined" onClick={() => show(cardPaymentsEnabled ? 'takeNoCards' : 'takeCards')}>
          {t(cardPaymentsEnabled ? 'takeNoCards' : 'takeCards')}
        </Button>
      )}
      {mayClose && (
        <Button
          variant="outlined"
          color={closed ? 'primary' : 'error'}
          onClick={() => show(closed ? 'reopen' : 'close')}
        >
          {t(closed ? 'reopen' : 'close')}
        </Button>
      )}
      {opened === 'edit' && <RegionDialog region={region} onClose={close} />}
      {opened && opened !== 'edit' && (
        <ActDialog
          title={t(`${opened}Title`, { region: name })}
          confirm={t(opened)}
          isDestructive={opened === 'close'}
          isBusy={closing.isBusy || reopening.isBusy || cards.isBusy}
          acts={acts}
          onSubmit={() => void submit(opened)}
          onClose={close}
        >
          <Typography>{t(`${opened}Means`)}</Typography>
        </ActDialog>
      )}
    </>
  );
}
