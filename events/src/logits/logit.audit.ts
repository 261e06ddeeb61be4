import { defineAudit } from '../kernel/audit.ts';
import { logitCategories, logitFields, logitValues } from './logit-audit.messages.ts';
import { logitEvents } from './logit.events.ts';
import { actionSentence } from './logit.rules.ts';

export const logitAudit = defineAudit(logitEvents, {
  label: logitCategories.logit,
  fields: logitFields,
  values: logitValues,
  hidden: ['logitId', 'action', 'payload'],
  isFeed: true,
  rows: {
    LogEntryRecorded: { sentence: ({ action }) => actionSentence(action) },
  },
});
