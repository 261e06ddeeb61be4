import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { cardPaymentCommands } from './card-payment.commands.ts';

const cardPaymentId = exampleId('y');
const wish = { cardPaymentId, invoiceId: exampleId('i'), cardId: exampleId('k'), amount: 20_000 };

export const cardPaymentExamples = {
  PayInvoiceByCard: wish,
  RequestCardPayment: { ...wish, plan: { planId: exampleId('q'), sequence: 1, attempt: 1 } },
  DelayCardPayment: { cardPaymentId, tries: 1 },
  RequireCardAuthentication: { cardPaymentId, tries: 1 },
  RetryCardPayment: { cardPaymentId },
  ConfirmCardPayment: { cardPaymentId, gatewayStatus: 'succeeded', reference: 'pi_3PaideiaTrial' },
} satisfies ExamplesOf<typeof cardPaymentCommands>;
