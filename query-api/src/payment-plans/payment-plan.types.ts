import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CardFailure } from '@paideia/events/card-payments/card-payment.events.ts';
import { DisableReason, Frequency } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { planStates, type PaymentAhead } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import type { PaymentPlanView, PlanPaymentView } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

const PlanState = z.enum(planStates);
graphqlEnum('PlanFrequency', Frequency);
graphqlEnum('PlanState', PlanState);
graphqlEnum('PlanDisableReason', DisableReason);
const hundredths = 'Hundredths of the currency’s unit';

@ObjectType({ description: 'A payment that was tried' })
export class PlanPayment implements PlanPaymentView {
  @Field(() => Int) sequence!: number;
  @Field(() => Float, { description: hundredths }) amount!: number;
  @Field(() => String) at!: string;
  @Field(() => CardFailure.enum, { nullable: true, description: 'Null when the money came' })
  failureCode!: PlanPaymentView['failureCode'];
}

@ObjectType({ description: 'A payment that is still to come' })
export class PlannedPayment implements PaymentAhead {
  @Field(() => Int) sequence!: number;
  @Field(() => String) date!: string;
  @Field(() => Float, { description: hundredths }) amount!: number;
}

@ObjectType({ description: 'An invoice that is paid in instalments; money in hundredths of the currency’s unit' })
export class PaymentPlan implements Omit<PaymentPlanView, 'studentNameKey'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a decision sends it back' }) _revision!: number;
  @Field(() => ID) invoiceId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) regionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => Frequency.enum) frequency!: PaymentPlanView['frequency'];
  @Field(() => Int) instalments!: number;
  @Field(() => Float) instalmentAmount!: number;
  @Field(() => Float) lastInstalmentAmount!: number;
  @Field(() => String) firstPaymentDate!: string;
  @Field(() => Int) successful!: number;
  @Field(() => Int) remaining!: number;
  @Field(() => String, { nullable: true }) nextPaymentDue!: string | null;
  @Field(() => Int) consecutiveFailed!: number;
  @Field(() => PlanState.enum) state!: PaymentPlanView['state'];
  @Field(() => Boolean) enabled!: boolean;
  @Field(() => DisableReason.enum, { nullable: true }) reason!: PaymentPlanView['reason'];
  @Field(() => ID) cardId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) endingDigits!: string | null;
  @Field(() => String) createdAt!: string;
  @Field(() => [PlanPayment]) payments!: readonly PlanPayment[];
}

@InputType()
export class PaymentPlanInput implements CommandFields<PaymentPlanInput, 'SetUpPaymentPlan', 'planId', '_id'> {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same plan' }) _id!: string;
  @Field(() => ID) invoiceId!: string;
  @Field(() => Frequency.enum) frequency!: PaymentPlanView['frequency'];
  @Field(() => Int) instalments!: number;
  @Field(() => String) firstPaymentDate!: string;
  @Field(() => ID) cardId!: string;
}

@InputType()
export class PaymentPlanFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name' }) q?: string | null;
  @Field(() => Boolean, { nullable: true }) enabled?: boolean | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
}
