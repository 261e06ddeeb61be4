import { sentence, type Fields, type Sentence } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { logitSentences } from './logit-audit.messages.ts';

const texts: Readonly<Record<string, MessageDescriptor>> = logitSentences;

/** Clients name the actions that they note; one without words of its own is told as such. */
export const actionSentence = (action: string): Sentence =>
  sentence(texts[`LogEntryRecorded.${action}`] ?? logitSentences.LogEntryRecorded, {});

const texted = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** What people are shown of what was noted. Clients note what they like, so only what has a label is told; of an error its first line, since the rest is for programmers. */
export const notedIn = ({ error, url, environment, method, reason, form, sessions, courseId }: Fields): Fields => ({
  error: texted(error)?.split('\n', 1)[0],
  page: texted(url),
  environment: texted(environment),
  signInMethod: method === 'microsoft' ? 'Microsoft' : undefined,
  refusal: texted(reason),
  fileFormat: texted(form)?.toUpperCase(),
  sessions: typeof sessions === 'number' ? sessions : undefined,
  courseId: texted(courseId),
});
