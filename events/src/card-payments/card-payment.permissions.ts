import { inPerson, self, system, type Rule } from '../kernel/permission.ts';
import type { CardPaymentCommand } from './card-payment.commands.ts';

export const cardPaymentPermissions: Readonly<Record<CardPaymentCommand['type'], Rule>> = {
  // Nobody spends the money of another.
  PayInvoiceByCard: inPerson(self),
  RequestCardPayment: system,
  DelayCardPayment: system,
  RequireCardAuthentication: system,
  RetryCardPayment: system,
  ConfirmCardPayment: system,
};
