import { regionStream } from '@paideia/events/regions/region.events.ts';
import Box from '@mui/material/Box';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { FactColumns } from '../../console/FactColumns.tsx';
import { Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { SectionCard, StatusChip } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { user } from '../../accounts/accounts.screens.ts';
import { AddressList } from '../../addresses/addresses.parts.ts';
import { RegionStatistics } from '../../statistics/statistics.parts.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { AttendanceAdmins } from './AttendanceAdmins.tsx';
import { RegionActs } from './RegionActs.tsx';
import { placeText } from './region-words.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';
import { region } from '../regions.screens.ts';

/** `/regions/{id}`: one region, what may be changed about it, and who decides about leave there. */
export function RegionPage() {
  const t = useMessages(regionsAdminMessages);
  const me = useUser();
  return (
    <ShowPage<AdminRegionDetailFragment>
      resource="regions"
      stream={regionStream}
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
        <>
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
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
              <AttendanceAdmins region={region} />
              <SectionCard title={t('deans')}>
                <Box sx={{ p: '0 18px 9px' }}>
                  {region.deans.length === 0 ? (
                    <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noDeans')}</Box>
                  ) : (
                    <LinkRows
                      rows={region.deans.map(({ _id, fullName }) => ({
                        key: _id,
                        to: `${addressOf(user, { id: _id })}?tab=roles`,
                        text: fullName,
                      }))}
                    />
                  )}
                </Box>
              </SectionCard>
              {may(me, readsAddress, { regionId: region.id }) && (
                <SectionCard title={t('addresses')}>
                  <Box sx={{ p: '0 18px 18px' }}>
                    <AddressList itemId={region.id} />
                  </Box>
                </SectionCard>
              )}
            </Box>
          </FactColumns>
          {may(me, readsInvoice, { regionId: region.id }) && (
            <Box sx={{ mt: '18px' }}>
              <RegionStatistics regionId={region.id} />
            </Box>
          )}
        </>
      )}
    </ShowPage>
  );
}
