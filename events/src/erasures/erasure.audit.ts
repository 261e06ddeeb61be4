import { defineAudit, whole } from '../kernel/audit.ts';
import { erasureAuditFields, erasureCategories, erasureSentences as texts } from './erasure-audit.messages.ts';
import { erasureEvents } from './erasure.events.ts';

export const erasureAudit = defineAudit(erasureEvents, {
  label: erasureCategories.erasure,
  fields: erasureAuditFields,
  rows: {
    ErasureRequested: { sentence: texts.ErasureRequested },
    ErasureRequestWithdrawn: { sentence: texts.ErasureRequestWithdrawn },
    ErasureStarted: { sentence: texts.ErasureStarted },
    ErasureCompleted: {
      sentence: texts.ErasureCompleted,
      changes: ({ figures: { unreadable, models } }) => whole({ figures: { unreadable, models: models.length } }),
    },
  },
});
