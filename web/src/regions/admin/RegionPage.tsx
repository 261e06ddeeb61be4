import { dayMonthYear } from '../../console/dates.ts';
import { FactColumns } from '../../console/FactColumns.tsx';
import { Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { AttendanceAdmins } from './AttendanceAdmins.tsx';
import { RegionActs } from './RegionActs.tsx';
import { placeText } from './region-words.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';
import { region } from '../regions.screens.ts';

/** `/regions/{id}`: one region, what may be changed about it, and who decides about leave there. */
export function RegionPage() {
  const t = useMessages(regionsAdminMessages);
  return (
    <ShowPage<AdminRegionDetailFragment>
      resource="regions"
      screen={region}
      title={({ name }) => name}
      subtitle={({ slug, closed }) => (
        <>
          {slug} <StatusChip area="region" status={closed ? 'closed' : 'open'} />
        </>
      )}
      actions={(region) => <RegionActs region={region} />}
    >
      {(region) => (
        <FactColumns>
          <Facts
            title={t('about')}
            facts={[
              { label: t('type'), value: placeText(region.type, t) },
              { label: t('zone'), value: placeText(region.zone, t) },
              { label: t('slug'), value: region.slug },
              { label: t('description'), value: region.description },
              { label: t('address'), value: region.address.join(', ') },
              { label: t('phone'), value: region.phone },
              { label: t('currency'), value: region.currency },
              { label: t('cards'), value: t(region.cardPaymentsEnabled ? 'cardsTaken' : 'cardsNotTaken') },
              { label: t('timeZone'), value: region.timeZone },
              { label: t('users'), value: number(region.userCount) },
              { label: t('created'), value: dayMonthYear(region.createdAt) },
              { label: t('changed'), value: dayMonthYear(region.updatedAt) },
            ]}
          />
          <AttendanceAdmins region={region} />
        </FactColumns>
      )}
    </ShowPage>
  );
}
