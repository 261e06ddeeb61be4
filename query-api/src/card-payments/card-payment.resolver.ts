import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { cardPaymentPermissions } from '@paideia/events/card-payments/card-payment.permissions.ts';
import { isUnsure } from '@paideia/events/card-payments/card-payment.rules.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { cardPayments, type CardPaymentView } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { transactions } from '@paideia/projection-service/invoices/transaction.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { cardConfigOf } from '../invoices/card-config.queries.ts';
import { visibleInvoice } from '../invoices/invoice.queries.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { CardGatewayKind } from '../cards/card.types.ts';
import { CardAuthentication, CardPayment, PayInvoiceArgs } from './card-payment.types.ts';

const Begun = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    kind: CardGatewayKind,
    isWaiting: z.boolean(),
    clientSecret: z.string().nullable(),
  }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
const shown = ({
  userId: _,
  regionId: _r,
  plan: _p,
  reference: _f,
  tries,
  why: _w,
  ...payment
}: CardPaymentView): CardPayment => ({
  ...payment,
  isUnsure: isUnsure(payment.failureCode, tries),
  id: payment._id,
});
const scopeOf = ({ userId, regionId }: CardPaymentView) => ({ ownerId: userId, regionId });
async function visiblePayment(context: Context, id: string): Promise<CardPayment> {
  const found = await context.read(cardPayments).one(id);
  return shown(context.visible(found, readsInvoice, scopeOf));
}
const paid = changeOf(cardPayments, visiblePayment);

@Resolver(() => CardPayment)
export class CardPaymentResolver {
  /** It is followed until it succeeded or failed. */
  @Query(() => CardPayment)
  cardPayment(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<CardPayment> {
    return visiblePayment(context, id);
  }

  @Query(() => CardPayment, { nullable: true, description: 'An invoice has one at most, which holds it' })
  async cardPaymentUnderWay(
    @Arg('invoiceId', () => ID) invoiceId: string,
    @Ctx() context: Context,
  ): Promise<CardPayment | null> {
    await visibleInvoice(context, invoiceId);
    const latest = { where: { invoiceId }, sort: { field: 'requestedAt', descending: true }, limit: 1 } as const;
    const [found] = (await context.read(cardPayments).find(latest)).items;
    return found?.status === 'requested' ? shown(found) : null;
  }

  @Mutation(() => CardPayment, {
    description: 'The gateway is asked afterwards: what came of it is told by cardPayment',
  })
  async payInvoiceByCard(
    @Args(() => PayInvoiceArgs) { commandId, ...wish }: PayInvoiceArgs,
    @Ctx() context: Context,
  ): Promise<CardPayment> {
    const { regionId, userId } = await visibleInvoice(context, wish.invoiceId);
    context.require(cardPaymentPermissions.PayInvoiceByCard, { ownerId: userId, regionId });
    const region = await context.read(regions).one(regionId);
    if (!region || !(await cardConfigOf(region, context)).available) throw new Refusal('card.notAvailable');
    return paid(context, wish.cardPaymentId, 'PayInvoiceByCard', wish, { commandId });
  }

  @Mutation(() => CardAuthentication, {
    description: 'Asked before the bank asks the holder, and after: then it is looked at what they have answered',
  })
  async authenticateCardPayment(
    @Arg('cardPaymentId', () => ID) cardPaymentId: string,
    @Ctx() context: Context,
  ): Promise<CardAuthentication> {
    const payment = await context.read(cardPayments).one(cardPaymentId);
    const { userId: ownerId, regionId } = context.visible(payment, readsInvoice, scopeOf);
    context.require(cardPaymentPermissions.PayInvoiceByCard, { ownerId, regionId });
    const reply = Begun.parse(await context.operateAsActor('/cards/authentication', { cardPaymentId }));
    if (!reply.ok) throw new Refusal(reply.code);
    const { kind: gateway, isWaiting, clientSecret } = reply;
    const region = gateway === 'stripe' ? await context.read(regions).one(regionId) : undefined;
    const publicKey = region ? (await cardConfigOf(region, context)).publicKey : null;
    return { gateway, isWaiting, clientSecret, publicKey };
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it failed, in the reader’s language' })
  failure(@Root() { failureCode }: CardPayment, @Ctx() context: Context): string | null {
    return failureCode && context.text(`cardFailure.${failureCode}`);
  }
  @FieldResolver(() => ID, { nullable: true, description: 'Where it stands in the ledger, once it is booked' })
  async transactionId(
    @Root() { _id, invoiceId, status }: CardPayment,
    @Ctx() context: Context,
  ): Promise<string | null> {
    if (status !== 'succeeded') return null;
    const found = await context.join(transactions, transactionIdOf(invoiceId, _id));
    return found?._id ?? null;
  }
}
