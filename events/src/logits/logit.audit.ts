import { defineAudit, sentence } from '../kernel/audit.ts';
import { logitCategories, logitSentences as texts } from './logit-audit.messages.ts';
import { logitEvents } from './logit.events.ts';

const actions: Readonly<Record<string, (typeof texts)[keyof typeof texts]>> = texts;
/** Clients name the actions that they note; one without words of its own is told by its name. */
const saidOf = (action: string) =>
  Object.hasOwn(actions, `LogEntryRecorded.${action}`) ? actions[`LogEntryRecorded.${action}`] : undefined;

export const logitAudit = defineAudit(logitEvents, {
  label: logitCategories.logit,
  hidden: ['logitId'],
  isFeed: true,
  rows: {
    LogEntryRecorded: { sentence: ({ action }) => sentence(saidOf(action) ?? texts.LogEntryRecorded, { action }) },
  },
});
