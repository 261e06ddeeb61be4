import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { cardFailureMessages } from '@paideia/events/card-payments/card-failure.messages.ts';
import { ledgerOf } from '@paideia/events/invoices/invoice.rules.ts';
import { leftToPay, mayPlan, paymentsAhead, paymentsLeft } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { cards } from '@paideia/projection-service/cards/card.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { paymentPlans } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { cardConfigOf } from '../invoices/card-config.queries.ts';
import { shownInvoice, visibleInvoice } from '../invoices/invoice.queries.ts';
import { Invoice } from '../invoices/invoice.types.ts';
import { planOf, visiblePlan } from './payment-plan.queries.ts';
import { PaymentPlan, PaymentPlanInput, PlannedPayment, PlanPayment } from './payment-plan.types.ts';

const change = changeOf(paymentPlans, visiblePlan);

@Resolver(() => PaymentPlan)
export class PaymentPlanResolver {
  @Query(() => PaymentPlan, {
    nullable: true,
    description: 'Of an invoice: the one that is enabled, or else the last one; null while there is none',
  })
  async paymentPlan(
    @Arg('invoiceId', () => ID) invoiceId: string,
    @Ctx() context: Context,
  ): Promise<PaymentPlan | null> {
    await visibleInvoice(context, invoiceId);
    return planOf(context, invoiceId);
  }

  @Mutation(() => PaymentPlan)
  setUpPaymentPlan(
    @Arg('input', () => PaymentPlanInput) { _id: planId, ...input }: PaymentPlanInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<PaymentPlan> {
    return change(context, planId, 'SetUpPaymentPlan', { planId, ...input }, intent);
  }

  @Mutation(() => PaymentPlan)
  changePlanCard(
    @Arg('cardId', () => ID) cardId: string,
    @Args(() => RecordRevisionArgs) { _id: planId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<PaymentPlan> {
    return change(context, planId, 'ChangePlanCard', { planId, cardId }, intent);
  }

  @Mutation(() => PaymentPlan)
  disablePaymentPlan(
    @Args(() => RecordRevisionArgs) { _id: planId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<PaymentPlan> {
    return change(context, planId, 'DisablePaymentPlan', { planId }, intent);
  }

  @Mutation(() => PaymentPlan)
  enablePaymentPlan(
    @Args(() => RecordRevisionArgs) { _id: planId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<PaymentPlan> {
    return change(context, planId, 'EnablePaymentPlan', { planId }, intent);
  }

  @FieldResolver(() => Invoice, { description: 'Whoever may see the plan may see it' })
  invoice(@Root() { invoiceId }: PaymentPlan, @Ctx() context: Context): Promise<Invoice> {
    return visibleInvoice(context, invoiceId).then((found) => shownInvoice(found, context));
  }
  /** By what is left to pay now, as the payments themselves. */
  @FieldResolver()
  async remaining(@Root() plan: PaymentPlan, @Ctx() context: Context): Promise<number> {
    const invoice = await context.join(invoices, plan.invoiceId);
    return invoice ? paymentsLeft(plan, leftToPay(ledgerOf(invoice))) : plan.remaining;
  }
  @FieldResolver(() => [PlannedPayment], { description: 'All that it will still take by what is left to pay now' })
  async ahead(@Root() plan: PaymentPlan, @Ctx() context: Context): Promise<readonly PlannedPayment[]> {
    const invoice = await context.join(invoices, plan.invoiceId);
    return invoice ? paymentsAhead(plan, leftToPay(ledgerOf(invoice))) : [];
  }
  @FieldResolver(() => String, { nullable: true, description: 'MM/YY; null when the card was removed' })
  async expiry(@Root() { cardId }: PaymentPlan, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(cards, cardId))?.expiry ?? null;
  }
  @FieldResolver(() => String, { nullable: true })
  async regionName(@Root() { regionId }: PaymentPlan, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(regions, regionId))?.name ?? null;
  }
}

@Resolver(() => PlanPayment)
export class PlanPaymentResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Why it failed, in words; null when the money came' })
  failureText(@Root() { failureCode }: PlanPayment, @Ctx() { text }: Context): string | null {
    return failureCode === null ? null : text(cardFailureMessages[failureCode].id);
  }
}

@Resolver(() => Invoice)
export class InvoicePlanResolver {
  /** Whoever may see the invoice may see how it is paid. */
  @FieldResolver(() => PaymentPlan, { nullable: true })
  paymentPlan(@Root() { _id }: Invoice, @Ctx() context: Context): Promise<PaymentPlan | null> {
    return planOf(context, _id);
  }
  @FieldResolver(() => Boolean, {
    description: 'Whether a payment plan may be set up: not for what is paid or was given back',
  })
  mayPlan(@Root() { _id }: Invoice, @Ctx() context: Context): Promise<boolean> {
    return context.join(invoices, _id).then((found) => found !== undefined && mayPlan(ledgerOf(found)));
  }
  @FieldResolver(() => Boolean, { description: 'Whether students of its region pay by card' })
  async takesCards(@Root() { regionId }: Invoice, @Ctx() context: Context): Promise<boolean> {
    const region = await context.join(regions, regionId);
    return region !== undefined && (await cardConfigOf(region, context)).available;
  }
}
