import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { Where } from '@paideia/documents/port.ts';
import { TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { invoiceStates } from '@paideia/events/invoices/invoice.rules.ts';
import { cardPayments } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import {
  studentAccounts,
  transactions,
  type TransactionView,
} from '@paideia/projection-service/invoices/transaction.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { campusOf } from '../regions/campus.queries.ts';
import { Campus } from '../regions/campus.types.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import {
  overdue,
  payableOf,
  shownInvoice,
  shownTransaction,
  visibleInvoice,
  visibleTransaction,
} from './invoice.queries.ts';
import { Invoice } from './invoice.types.ts';
import { CurrencyBalance, Transaction } from './transaction.types.ts';

const OwnInvoicePage = pageOf(Invoice, 'OwnInvoice');
const TransactionPage = pageOf(Transaction);
const InvoiceState = z.enum(invoiceStates);
const Page = () => Arg('page', () => Int, { defaultValue: 0 });
const PerPage = () => Arg('perPage', () => Int, { defaultValue: 25 });

/** The latest come first. */
async function ownTransactions(
  context: Context,
  type: TransactionType | undefined,
  page: number,
  perPage: number,
): Promise<PageOf<Transaction>> {
  const where: Where<TransactionView> = { userId: context.signedIn().userId, type };
  const reader = context.read(transactions);
  const [found, total] = await Promise.all([
    reader.find({ where, sort: { field: 'sequence', descending: true }, ...pageRange(page, perPage) }),
    reader.count({ where }),
  ]);
  return { items: found.items.map(shownTransaction), total: total.n, more: total.more, next: found.next ?? null };
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  /** The actor's own, the latest first. */
  @Query(() => OwnInvoicePage)
  async myInvoices(
    @Arg('status', () => String, { nullable: true }) status: string | null,
    @Page() page: number,
    @PerPage() perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<Invoice>> {
    const { userId } = context.signedIn();
    const state = oneOf(InvoiceState, 'status', status);
    const where: Where<InvoiceView> = { userId, ...(state === 'overdue' ? overdue(context.now) : { status: state }) };
    const reader = context.read(invoices);
    const [found, total] = await Promise.all([
      reader.find({ where, sort: { field: 'dateKey', descending: true }, ...pageRange(page, perPage) }),
      reader.count({ where }),
    ]);
    return {
      items: found.items.map((one) => shownInvoice(one, context)),
      total: total.n,
      more: total.more,
      next: found.next ?? null,
    };
  }

  @Query(() => Invoice)
  async invoice(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<Invoice> {
    return shownInvoice(await visibleInvoice(context, id), context);
  }

  @Query(() => TransactionPage)
  transactions(
    @Arg('type', () => TransactionType.enum, { nullable: true }) type: TransactionType | null,
    @Page() page: number,
    @PerPage() perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<Transaction>> {
    return ownTransactions(context, type ?? undefined, page, perPage);
  }

  @Query(() => TransactionPage)
  receipts(@Page() page: number, @PerPage() perPage: number, @Ctx() context: Context): Promise<PageOf<Transaction>> {
    return ownTransactions(context, 'PAYMENT', page, perPage);
  }

  @Query(() => TransactionPage)
  refunds(@Page() page: number, @PerPage() perPage: number, @Ctx() context: Context): Promise<PageOf<Transaction>> {
    return ownTransactions(context, 'REFUND', page, perPage);
  }

  @Query(() => Transaction)
  async transaction(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<Transaction> {
    return shownTransaction(await visibleTransaction(context, id));
  }

  /** What the actor owes, by currency. */
  @Query(() => [CurrencyBalance])
  async myBalances(@Ctx() context: Context): Promise<readonly CurrencyBalance[]> {
    const { userId } = context.signedIn();
    const [account, payable] = await Promise.all([
      context.read(studentAccounts).one(userId),
      payableOf(context, userId),
    ]);
    return (account?.balances ?? []).map(({ currency, balance }) => ({
      currency,
      balance,
      isPayable: payable.some((one) => one.currency === currency),
    }));
  }

  @FieldResolver(() => String, { nullable: true })
  async regionName(@Root() { regionId }: Invoice, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(regions, regionId))?.name ?? null;
  }

  @FieldResolver(() => Campus, { nullable: true })
  campus(@Root() { regionId }: Invoice, @Ctx() context: Context): Promise<Campus | null> {
    return campusOf(context, regionId);
  }

  /** All that was booked on it, in the order of booking. Whoever may see the invoice may see them. */
  @FieldResolver(() => [Transaction])
  async entries(@Root() { _id }: Invoice, @Ctx() context: Context): Promise<readonly Transaction[]> {
    const found = await every(context.read(transactions), { where: { invoiceId: _id }, sort: { field: 'sequence' } });
    return found.map(shownTransaction);
  }
}

@Resolver(() => Transaction)
export class TransactionResolver {
  /** Its invoice; whoever may see the one may see the other. */
  @FieldResolver(() => Invoice, { nullable: true })
  async invoice(@Root() { invoiceId }: Transaction, @Ctx() context: Context): Promise<Invoice | null> {
    const found = await context.join(invoices, invoiceId);
    return found ? shownInvoice(found, context) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Of a payment: nothing of it was given back, and its money came another way than through the payment service',
  })
  async isVoidable(
    @Root() { type, method, entryId, invoiceId, isVoided, refunded }: Transaction,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (type !== 'PAYMENT' || isVoided || refunded > 0) return false;
    if (method !== 'card' && method !== 'plan') return true;
    const charged = await context.join(cardPayments, entryId);
    return !(charged?.invoiceId === invoiceId && charged.status === 'succeeded');
  }
}
