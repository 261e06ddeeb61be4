import { Field, ObjectType } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { currencies } from '@paideia/events/kernel/money.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { dashboardCard, isStudents, waitingCard } from '../kernel/graphql/dashboard.ts';
import { Currency } from '../regions/region.types.ts';
import { InvoiceAdminResolver } from './invoice-admin.resolver.ts';
import { shownInvoice } from './invoice.queries.ts';
import { Invoice } from './invoice.types.ts';
import { ledgerOf, mayPay, owedStatuses } from '@paideia/events/invoices/invoice.rules.ts';

@ObjectType()
export class OpenInvoices {
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
    const open = await every(context.read(invoices), {
      where: { userId, status: owedStatuses },
      sort: { field: 'date', descending: true },
    });
    // Of what was given back in part there may be nothing left to pay.
    const items = owedStatuses
      .flatMap((wanted) => open.filter((one) => one.status === wanted && mayPay(ledgerOf(one))).slice(0, mostOfEach))
      .map((one) => shownInvoice(one, context))
      .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
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
