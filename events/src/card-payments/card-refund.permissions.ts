import { billingKeys } from '../invoices/invoice.permissions.ts';
import { admin, anyOf, inPerson, inRegion, keyed, ofAnother, system, type Rule } from '../kernel/permission.ts';
import type { CardRefundCommand } from './card-refund.commands.ts';

/** The refund itself is decided: whoever records payments sees to it that it arrives. */
const seesToIt = inPerson(ofAnother(keyed(billingKeys.write, anyOf(admin, inRegion('admin')))));

export const cardRefundPermissions: Readonly<Record<CardRefundCommand['type'], Rule>> = {
  RequestCardRefund: system,
  RepeatCardRefund: seesToIt,
  ReturnCardRefundOtherwise: seesToIt,
  DelayCardRefund: system,
  RetryCardRefund: system,
  ConfirmCardRefund: system,
};
