import { auditWords } from '../kernel/audit-words.messages.ts';
import { defineAudit, sentence, whole, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { ministryAuditFields, ministryCategories, ministrySentences as texts } from './ministry-audit.messages.ts';
import { ministryListingEvents } from './ministry.events.ts';

/** By its name in the event itself, else as it was called last. */
const said = (message: MessageDescriptor) => (data: object, known: Fields) => {
  const { ministryName } = { ...known, ...data } as { readonly ministryName?: string | null };
  return sentence(message, { name: ministryName || auditWords.something });
};

export const ministryListingAudit = defineAudit(ministryListingEvents, {
  label: ministryCategories.ministryListing,
  fields: ministryAuditFields,
  hidden: ['listingId', 'formerlyApproved'],
  ids: { ownerId: 'person' },
  rows: {
    MinistryListed: { sentence: said(texts.MinistryListed), changes: (data) => whole({ ...data, approved: false }) },
    MinistryUpdated: { sentence: said(texts.MinistryUpdated) },
    MinistryApproved: { sentence: said(texts.MinistryApproved), changes: () => whole({ approved: true }) },
    ApprovalWithdrawn: { sentence: said(texts.ApprovalWithdrawn), changes: () => whole({ approved: false }) },
    MinistryHidden: { sentence: said(texts.MinistryHidden), changes: () => whole({ visibleToPublic: false }) },
    MinistryShown: { sentence: said(texts.MinistryShown), changes: () => whole({ visibleToPublic: true }) },
    MinistryDeleted: { sentence: said(texts.MinistryDeleted), changes: () => whole({ deleted: true }) },
  },
});
