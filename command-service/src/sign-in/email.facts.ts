import { group } from '@paideia/documents/port.ts';
import { emailClaimEvents, type EmailClaimEvent } from '@paideia/events/accounts/account.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** It says whose an address is; its id is the address's HMAC. It is folded from the claims, so it can be lost and never be wrong. */
type EmailFact = { readonly userId: string };

const emailFactsGroup = group('facts-emails', 1);
export const emailFacts = emailFactsGroup.collection<EmailFact>('emailFacts');

export const emailFactTable = defineProjection<EmailClaimEvent>({
  group: emailFactsGroup,
  collections: collectionsOf(emailFacts),
  events: [emailClaimEvents],
  on: {
    EmailClaimed: ({ emailKey, userId }) => put(emailFacts, emailKey, { userId }),
    EmailReleased: ({ emailKey }) => remove(emailFacts, emailKey),
  },
});
