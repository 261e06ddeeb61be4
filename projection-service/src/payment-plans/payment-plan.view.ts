import { group } from '@paideia/documents/port.ts';
import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import type { DisableReason } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Frequency, PlanState } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

export const paymentPlansGroup = group('payment-plans', 1);

/** A payment that was tried, in hundredths; `failureCode` is null when the money came. */
export type PlanPaymentView = {
  readonly sequence: number;
  readonly amount: number;
  readonly at: string;
  readonly failureCode: CardFailure | null;
};
/** Money in hundredths of the currency's unit. Dates are local to the region. Names and digits are null after an erasure. */
export type PaymentPlanView = {
  readonly _id: string;
  /** It is that of its stream; a decision sends it back as what was seen. */
  readonly _revision: number;
  readonly invoiceId: string;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly regionId: string;
  readonly currency: string;
  readonly frequency: Frequency;
  readonly instalments: number;
  readonly instalmentAmount: number;
  readonly lastInstalmentAmount: number;
  readonly firstPaymentDate: string;
  readonly successful: number;
  readonly remaining: number;
  readonly nextPaymentDue: string | null;
  readonly consecutiveFailed: number;
  readonly state: PlanState;
  readonly enabled: boolean;
  /** Why it takes nothing any more; null while it is enabled, and once all of it is paid. */
  readonly reason: DisableReason | null;
  readonly cardId: string;
  readonly endingDigits: string | null;
  readonly createdAt: string;
  /** What was tried, the earliest first. */
  readonly payments: readonly PlanPaymentView[];
};

export const paymentPlans = paymentPlansGroup.collection<PaymentPlanView>('paymentPlans', {
  indexes: {
    student: ['userId', 'createdAt'],
    invoice: ['invoiceId', 'createdAt'],
    next: ['nextPaymentDue'],
    enabledNext: ['enabled', 'nextPaymentDue'],
    regionNext: ['regionId', 'nextPaymentDue'],
    regionEnabledNext: ['regionId', 'enabled', 'nextPaymentDue'],
    name: ['studentNameKey'],
    enabledName: ['enabled', 'studentNameKey'],
    regionName: ['regionId', 'studentNameKey'],
  },
  search: ['studentName'],
});
/** Private to the projection: the names by which plans are sorted and searched. */
export const paymentPlanPeople = paymentPlansGroup.collection<Person>('paymentPlanPeople');

export const paymentPlanRecord = recordOf(paymentPlans, { standing: { of: ['paymentPlan'] } });
