import { Field, ObjectType } from 'type-graphql';
import { currencies } from '@paideia/events/kernel/money.ts';
import { dashboardCard, isStudents, waitingCard } from '../kernel/graphql/dashboard.ts';
import { Currency } from '../regions/region.types.ts';
import { InvoiceAdminResolver } from './invoice-admin.resolver.ts';
import { payableOf, shownInvoice } from './invoice.queries.ts';
import { Invoice } from './invoice.types.ts';
import { owedStatuses } from '@paideia/events/invoices/invoice.rules.ts';

@ObjectType()
class OpenInvoices {
  @Field(() => [Invoice]) items!: readonly Invoice[];
  @Field(() => [Currency]) currencies!: readonly Currency[];
}

const mostOfEach = 3;
export const OpenInvoicesCard = dashboardCard({
  name: 'openInvoices',
  description: 'What the actor has to pay, what is due first first; null without any',
  type: () => OpenInvoices,
  isFor: isStudents,
  async read(context, { actor: { userId } }) {
    // What is left out is what has the most time.
    const open = (await payableOf(context, userId)).toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
    const shown = owedStatuses.flatMap((wanted) => open.filter(({ status }) => status === wanted).slice(0, mostOfEach));
    const items = open.filter((one) => shown.includes(one)).map((one) => shownInvoice(one, context));
    return items.length === 0 ? null : { items, currencies };
  },
});

export const UnpaidInvoices = waitingCard({
  name: 'unpaidInvoices',
  description: 'Invoices of which nothing is paid',
  list: InvoiceAdminResolver,
  filter: { status: 'unpaid' },
  inRegion: (regionId) => ({ regionId }),
});
