import { defineAudit } from '../kernel/audit.ts';
import {
  alumniProfileAuditFields,
  alumniProfileCategories,
  alumniProfileSentences as texts,
} from './alumni-profile-audit.messages.ts';
import { alumniProfileEvents } from './alumni-profile.events.ts';

export const alumniProfileAudit = defineAudit(alumniProfileEvents, {
  label: alumniProfileCategories.alumniProfile,
  fields: alumniProfileAuditFields,
  rows: {
    AlumniProfileCompleted: { sentence: texts.AlumniProfileCompleted },
    AlumniProfileUpdated: { sentence: texts.AlumniProfileUpdated },
  },
});
