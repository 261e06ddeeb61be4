import { defineAudit, sentence } from './audit.ts';
import { valueClaimTexts as texts } from './value-claim-audit.messages.ts';
import { valueClaimEvents } from './value-claim.events.ts';

/** The values of these kinds are ids, which tell nobody anything, so that the log says what they are of. */
const ofIds = {
  courseFile: { claimed: texts.courseFileClaimed, released: texts.courseFileReleased },
  teacherUser: { claimed: texts.teacherUserClaimed, released: texts.teacherUserReleased },
  paymentPlan: { claimed: texts.paymentPlanClaimed, released: texts.paymentPlanReleased },
  cardPaymentInvoice: { claimed: texts.cardPaymentInvoiceClaimed, released: texts.cardPaymentInvoiceReleased },
} as const;
type OfId = keyof typeof ofIds;
const isOfId = (kind: string): kind is OfId => Object.hasOwn(ofIds, kind);

export const valueClaimAudit = defineAudit(valueClaimEvents, {
  label: texts.category,
  rows: {
    // For which record it is reserved, and until when that is not disputed, is the log's own affair.
    ValueClaimed: {
      sentence: ({ kind, value }) =>
        isOfId(kind) ? sentence(ofIds[kind].claimed, {}) : sentence(texts.ValueClaimed, { value }),
      changes: () => [],
    },
    ValueReleased: {
      sentence: ({ kind, value }) =>
        isOfId(kind) ? sentence(ofIds[kind].released, {}) : sentence(texts.ValueReleased, { value }),
      changes: () => [],
    },
  },
});
