import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import { paymentDay, retryDays } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { addDays, instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { demoId, U } from './ids.ts';
import { denver } from './places.ts';

const amount = 20_000;
const plans = [
  { invoice: 8, student: 19, digits: '4242', brand: 'visa' },
  { invoice: 9, student: 20, digits: '9995', brand: 'visa' },
] as const;

/** Two invoices are paid in six monthly instalments: of one two are done, the plan of the other is disabled after three failures. Nothing of it goes to a gateway. */
export function paymentPlanCommands(at: (date: string) => string): readonly DemoCommand[] {
  const first = at('2026-10-01');
  const second = paymentDay(first, 'monthly', 1);
  return plans.flatMap(({ invoice, student, digits, brand }): readonly DemoCommand[] => {
    const [planId, cardId, invoiceId] = [demoId('B', invoice), demoId('Y', student), demoId('I', invoice)];
    const by = (key: string, type: string, data: object, when: readonly [string, string], actorId: string | null) => ({
      key: `plan-${invoice}-${key}`,
      type,
      data: { ...data },
      actorId,
      occurredAt: instant(...when, denver),
    });
    const tried = (date: string, sequence: number, attempt: number, succeeded: boolean): readonly DemoCommand[] => {
      const [key, cardPaymentId] = [`${sequence}-${attempt}`, chargeIdOf(planId, sequence, attempt)];
      const payment = { invoiceId, paymentId: cardPaymentId, amount, method: 'plan', date, reference: null };
      const result = { planId, cardPaymentId, succeeded, failureCode: succeeded ? null : 'insufficientFunds' };
      const dueAt = instant(date, '09:00', denver);
      return [
        by(`due-${key}`, 'ChargeInstalment', { planId, dueAt }, [date, '09:00'], null),
        ...(succeeded ? [by(`paid-${key}`, 'RecordPayment', payment, [date, '09:01'], null)] : []),
        by(`result-${key}`, 'RecordInstalmentResult', result, [date, '09:01'], null),
      ];
    };
    const card = { userId: U(student), cardId, brand, endingDigits: digits, expiry: '12/30' };
    const terms = { planId, invoiceId, frequency: 'monthly', instalments: 6, firstPaymentDate: first, cardId };
    return [
      by('card', 'AddCard', card, [at('2026-09-08'), '11:00'], U(student)),
      by('set-up', 'SetUpPaymentPlan', terms, [at('2026-09-08'), '11:05'], U(student)),
      ...tried(first, 1, 1, true),
      ...(invoice === 8
        ? tried(second, 2, 1, true)
        : [0, 1, 2].flatMap((n) => tried(addDays(second, n * retryDays), 2, n + 1, false))),
    ];
  });
}
