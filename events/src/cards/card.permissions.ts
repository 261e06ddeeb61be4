import { inPerson, self, type Rule } from '../kernel/permission.ts';
import type { BillingCardCommand } from './card.commands.ts';

export const billingCardPermissions: Readonly<Record<BillingCardCommand['type'], Rule>> = {
  AddCard: inPerson(self),
  RemoveCard: inPerson(self),
};
/** Staff see what was paid with a card, and no cards. */
export const readsCards = self;
