import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { cardPayments } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { transactions } from '@paideia/projection-service/invoices/transaction.view.ts';
import { shownTransaction, visibleTransaction } from '../invoices/invoice.queries.ts';
import { Transaction } from '../invoices/transaction.types.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { CardRefund, CardRefundArgs, RefundCard } from './card-refund.types.ts';

const change = changeOf(transactions, async (context, id) => shownTransaction(await visibleTransaction(context, id)));

@Resolver(() => Transaction)
export class CardRefundResolver {
  @Mutation(() => Transaction, { description: 'A refund that did not go back to the card is asked for once more' })
  repeatCardRefund(
    @Args(() => CardRefundArgs) { _id: cardRefundId, attempt, ...intent }: CardRefundArgs,
    @Ctx() context: Context,
  ): Promise<Transaction> {
    if (context.cardGateway === 'none') throw new Refusal('card.notAvailable');
    return change(context, cardRefundId, 'RepeatCardRefund', { cardRefundId, attempt }, intent);
  }

  @Mutation(() => Transaction, { description: 'It did not go back to the card, and was given back by other means' })
  returnCardRefundOtherwise(
    @Args(() => CardRefundArgs) { _id: cardRefundId, attempt, ...intent }: CardRefundArgs,
    @Ctx() context: Context,
  ): Promise<Transaction> {
    return change(context, cardRefundId, 'ReturnCardRefundOtherwise', { cardRefundId, attempt }, intent);
  }

  /** Whoever may see the payment may see its card. What is recorded by hand as paid by card did not come through the gateway. */
  @FieldResolver(() => RefundCard, {
    nullable: true,
    description: 'Of a payment that can be sent back to its card; null of any other, and where no gateway is set up',
  })
  async refundCard(
    @Root() { type, method, entryId, invoiceId }: Transaction,
    @Ctx() context: Context,
  ): Promise<RefundCard | null> {
    const isByCard = type === 'PAYMENT' && (method === 'card' || method === 'plan');
    if (!isByCard || context.cardGateway === 'none') return null;
    const found = await context.join(cardPayments, entryId);
    return found?.invoiceId === invoiceId && found.status === 'succeeded' ? { endingDigits: found.endingDigits } : null;
  }
}

@Resolver(() => CardRefund)
export class CardRefundFieldsResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Why it failed, in the reader’s language' })
  failure(@Root() { failureCode }: CardRefund, @Ctx() context: Context): string | null {
    return failureCode && context.text(`cardRefundFailure.${failureCode}`);
  }
}
