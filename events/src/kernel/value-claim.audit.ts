import { defineAudit, sentence } from './audit.ts';
import { valueClaimTexts } from './value-claim-audit.messages.ts';
import { valueClaimEvents } from './value-claim.events.ts';

export const valueClaimAudit = defineAudit(valueClaimEvents, {
  label: valueClaimTexts.category,
  rows: {
    // For which record it is reserved, and until when that is not disputed, is the log's own affair.
    ValueClaimed: { sentence: ({ value }) => sentence(valueClaimTexts.ValueClaimed, { value }), changes: () => [] },
    ValueReleased: { sentence: ({ value }) => sentence(valueClaimTexts.ValueReleased, { value }), changes: () => [] },
  },
});
