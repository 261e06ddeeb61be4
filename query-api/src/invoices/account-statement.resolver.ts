import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions, type TransactionView } from '@paideia/projection-service/invoices/transaction.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { campusOf } from '../regions/campus.queries.ts';
import { AccountStatement, type CurrencyStatement } from './account-statement.types.ts';
import { billedRegions } from './billing-regions.rules.ts';
import { shownTransaction } from './invoice.queries.ts';

const Day = (name: string, description: string) => Arg(name, () => String, { nullable: true, description });
const sum = (entries: readonly TransactionView[]) => entries.reduce((all, { balanceChange }) => all + balanceChange, 0);
const byDate = (a: TransactionView, b: TransactionView) => a.date.localeCompare(b.date) || a.sequence - b.sequence;

/** A currency in which nothing was ever booked by then is left out. */
function statementsOf(entries: readonly TransactionView[], from: string, to: string): readonly CurrencyStatement[] {
  const known = entries.filter(({ date }) => to === '' || date <= to).toSorted(byDate);
  return [...new Set(known.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = known.filter((one) => one.currency === currency);
    const shown = own.filter(({ date }) => date >= from);
    const [closing, booked] = [sum(own), sum(shown)];
    return { currency, opening: closing - booked, closing, entries: shown.map(shownTransaction) };
  });
}

@Resolver()
export class AccountStatementResolver {
  /** The actor's own, or of a student the part that was billed where the actor bills. */
  @Query(() => AccountStatement)
  async accountStatement(
    @Arg('userId', () => ID, { nullable: true, description: 'The actor, unless said' }) asked: string | null,
    @Day('from', 'The first day; from the beginning, unless said') from: string | null,
    @Day('to', 'The last day; until now, unless said') to: string | null,
    @Ctx() context: Context,
  ): Promise<AccountStatement> {
    const actor = context.signedIn();
    const userId = asked ?? actor.userId;
    dateRange(from, to);
    const mine = userId === actor.userId ? 'all' : billedRegions(actor);
    const [booked, billed, student] = await Promise.all([
      every(context.read(transactions), { where: { userId }, sort: { field: 'sequence' } }),
      every(context.read(invoices), { where: { userId } }),
      context.join(users, userId),
    ]);
    const seen = booked.filter(({ regionId }) => mine === 'all' || mine.includes(regionId));
    const latest = seen.at(-1);
    // Whoever may see nothing of it is told what everybody is told of nobody.
    if (userId !== actor.userId)
      context.visible(latest, readsInvoice, ({ regionId }) => ({ ownerId: userId, regionId }));
    const deleted = new Set(billed.filter(({ status }) => status === 'deleted').map(({ _id }) => _id));
    const counted = seen.filter(
      ({ invoiceId, isVoided, balanceChange }) => !deleted.has(invoiceId) && !(isVoided && balanceChange === 0),
    );
    return {
      userId,
      studentName: student?.fullName ?? null,
      campus: latest ? await campusOf(context, latest.regionId) : null,
      currencies: statementsOf(counted, from ?? '', to ?? ''),
    };
  }
}
