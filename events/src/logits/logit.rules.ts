import { sentence, type Sentence } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { logitSentences } from './logit-audit.messages.ts';

const texts: Readonly<Record<string, MessageDescriptor>> = logitSentences;

/** Clients name the actions that they note; one without words of its own is told by its name. */
export const actionSentence = (action: string): Sentence =>
  sentence(texts[`LogEntryRecorded.${action}`] ?? logitSentences.LogEntryRecorded, { action });
