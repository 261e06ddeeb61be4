import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import type { ReactNode } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import type { StaffPlanFragment } from '../../generated/payment-plans/admin/payment-plan-admin.ts';
import { billingMessages } from '../../invoices/admin/billing.messages.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { PlanStateChip } from '../PlanStateChip.tsx';
import { planWordsMessages } from '../plan-words.messages.ts';
import { planColumns, planCsv } from './plan-columns.tsx';
import { PlanReview } from './PlanReview.tsx';
import { plansAdminMessages } from './plans-admin.messages.ts';

/** The payment plans of the person's regions, the next payment first; the server says which those are. */
export function PlansTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(plansAdminMessages);
  const words = useMessages(planWordsMessages);
  const billing = useMessages(billingMessages);
  const { openId, to, close } = useOpenId();
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'enabled',
      label: billing('status'),
      any: billing('anyStatus'),
      isMain: true,
      choices: [
        { value: 'true', label: words('enabled') },
        { value: 'false', label: words('disabled') },
      ],
    },
    ...useRegionFilter(readsInvoice, { isMain: true }),
  ];
  return (
    <StaffList resource="payment-plans" sort={{ field: 'nextPaymentDue', order: 'ASC' }}>
      <ConsolePage panel={openId && <PlanReview key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader
          title={t('title')}
          screen={screen}
          below={[{ label: t('title') }]}
          actions={<ExportButton name="payment-plans" columns={planCsv(billing, words)} />}
        />
        {tabs}
        <FilterBar search={billing('student')} filters={filters} />
        <ListCard<StaffPlanFragment>
          first={{ label: billing('student'), sort: 'studentName' }}
          lead={({ studentName, regionName }) => ({
            name: studentName ?? billing('erased'),
            below: regionName,
            avatar: true,
          })}
          columns={planColumns(billing, words)}
          card={({ state, nextPaymentDue, invoice }) => ({
            chip: <PlanStateChip state={state} />,
            line: nextPaymentDue ? fullDate(nextPaymentDue) : invoice.number,
          })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}
