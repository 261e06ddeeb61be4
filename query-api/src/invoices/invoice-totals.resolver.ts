import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Query as DocumentQuery } from '@paideia/documents/port.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import {
  billingTotals,
  noSums,
  owedTotals,
  plus,
  sumsOf,
  type BillingTotalsView,
  type Sums,
} from '@paideia/projection-service/invoices/billing-totals.view.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groupMembers, groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { billedRegions, billsSomewhere } from './billing-regions.rules.ts';
import { wantedInvoices } from './invoice-admin.resolver.ts';
import { overdue } from './invoice.queries.ts';
import { GroupStudents, InvoiceTotals, type CurrencyTotals } from './invoice-totals.types.ts';
import { InvoiceFilter } from './invoice.types.ts';

type Entry = { readonly currency: string; readonly status: string; readonly sums: Sums };
const most = 5_000;

/** Sums by currency; a deleted invoice counts only when deleted ones are asked for. */
function totalled(entries: readonly Entry[], status: string | undefined): readonly CurrencyTotals[] {
  const wanted = entries.filter(({ sums }) => sums.count > 0);
  return [...new Set(wanted.map(({ currency }) => currency))].sort().map((currency) => {
    const inCurrency = wanted.filter((one) => one.currency === currency);
    const sum = (some: readonly Entry[]) => some.reduce((all, { sums }) => plus(all, sums), noSums);
    const statuses = [...new Set(inCurrency.map((one) => one.status))].sort().map((one) => {
      const { count, balance } = sum(inCurrency.filter((entry) => entry.status === one));
      return { status: one, count, balance };
    });
    return { currency, ...sum(inCurrency.filter((one) => one.status !== 'deleted' || status === 'deleted')), statuses };
  });
}
const kept = (docs: readonly BillingTotalsView[]): readonly Entry[] =>
  docs.flatMap(({ currency, byStatus }) =>
    Object.entries(byStatus).map(([status, sums]) => ({ currency, status, sums })),
  );
const counted = (found: readonly InvoiceView[]): readonly Entry[] =>
  found.map((invoice) => ({ currency: invoice.currency, status: invoice.status, sums: sumsOf(invoice) }));

async function firstOf(context: Context, query: Omit<DocumentQuery<InvoiceView>, 'limit' | 'after'>) {
  const reader = context.read(invoices);
  const found: InvoiceView[] = [];
  let after: string | undefined;
  do {
    const page = await reader.find({ ...query, limit: 500, after });
    found.push(...page.items);
    after = page.next;
  } while (after !== undefined && found.length < most);
  return { found, more: after !== undefined };
}

@Resolver()
export class InvoiceTotalsResolver {
  /** Of the invoices that the filter finds, in the regions that the actor bills. */
  @Query(() => InvoiceTotals)
  async invoiceTotals(
    @Arg('filter', () => InvoiceFilter, { nullable: true }) given: InvoiceFilter | null,
    @Ctx() context: Context,
  ): Promise<InvoiceTotals> {
    const mine = billedRegions(context.require(billsSomewhere));
    const filter = given ?? new InvoiceFilter();
    const { regionId: asked, currency, status } = filter;
    const within = mine === 'all' ? asked || undefined : asked ? mine.filter((one) => one === asked) : mine;
    const { where, search } = wantedInvoices(filter, context);
    if (within?.length === 0) return { currencies: [], more: false };
    if (!search?.trim() && !filter.userId && !filter.from && !filter.to) {
      const place = { regionId: within, currency: currency || undefined };
      const entries =
        status === 'overdue'
          ? kept(await every(context.read(owedTotals), { where: { ...place, ...overdue(context.now) } }))
          : kept(await every(context.read(billingTotals), { where: place })).filter(
              (one) => !status || one.status === status,
            );
      return { currencies: totalled(entries, status ?? undefined), more: false };
    }
    const { found, more } = await firstOf(context, {
      where: { ...where, regionId: within },
      search: search?.trim() || undefined,
      // In this order whoever filters by days goes on where the page before ended.
      sort: { field: status === 'overdue' ? 'overdueFrom' : 'date' },
    });
    return { currencies: totalled(counted(found), status ?? undefined), more };
  }

  /** Staff issue an invoice to all of them by it. */
  @Query(() => GroupStudents)
  async groupStudents(@Arg('groupId', () => ID) groupId: string, @Ctx() context: Context): Promise<GroupStudents> {
    const group = context.visible(await context.read(groups).one(groupId), readsInvoice, ({ regionId }) => ({
      regionId,
    }));
    const [members, region] = await Promise.all([
      every(context.read(groupMembers), { where: { groupId, status: 'active' }, sort: { field: 'nameKey' } }),
      context.join(regions, group.regionId),
    ]);
    const students = await Promise.all(
      members.map(async ({ userId, name, nameKey }) => {
        const isAlone = members.every((one) => one.userId === userId || one.nameKey !== nameKey);
        return { userId, name, email: isAlone ? null : ((await context.join(users, userId))?.email ?? null) };
      }),
    );
    return { groupId, groupName: group.name, regionId: group.regionId, currency: region?.currency ?? null, students };
  }
}
