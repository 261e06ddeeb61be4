import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { cardRefundCommands } from './card-refund.commands.ts';

const cardRefundId = exampleId('z');
const attempted = { cardRefundId, attempt: 1 };

export const cardRefundExamples = {
  RequestCardRefund: { cardRefundId, invoiceId: exampleId('i'), cardPaymentId: exampleId('y'), amount: 10_000 },
  RepeatCardRefund: attempted,
  ReturnCardRefundOtherwise: attempted,
  DelayCardRefund: { ...attempted, tries: 1, isTaken: false },
  RetryCardRefund: { cardRefundId },
  ConfirmCardRefund: { ...attempted, gatewayStatus: 'succeeded', reference: 're_3PaideiaTrial' },
} satisfies ExamplesOf<typeof cardRefundCommands>;
