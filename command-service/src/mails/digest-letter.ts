import { collegeMailTexts as texts } from '@paideia/events/mails/college-mail.messages.ts';
import { emailMessageStream, type DeclineReason } from '@paideia/events/mails/mail.events.ts';
import { mailDigestStream } from '@paideia/events/mails/mail-digest.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Command } from '../kernel/react/reaction.ts';
import type { Content } from './content.ts';
import { emailMessage, type Queued } from './email-message.decider.ts';
import { mailDigest } from './mail-digest.decider.ts';
import { declineReasonOf } from './suspension.ts';
import { contentOf, type Mail, type Sender } from './templates.ts';
import { letterWording } from './translations.ts';
import { say } from '../translations/wording.rules.ts';

/** So many are told of by name; the others are counted. */
const mostTold = 50;

/** The letters that wait for this one. */
async function entriesOf({ params }: Pick<Queued, 'params'>, ask: Ask): Promise<readonly Queued[]> {
  const { parts } = await ask.state(mailDigest, mailDigestStream(params?.digestId ?? ''));
  const ids = parts[Number(params?.part) - 1] ?? [];
  const states = await Promise.all(ids.map((id) => ask.state(emailMessage, emailMessageStream(id))));
  return states.flatMap(({ message, status }) => (message && status === 'held' ? [message] : []));
}

/** Makes what the letter of the day says: a row for each letter that its reader still wants, in its own words, which are read from its stream. */
export async function digestContent(mail: Mail, { orgName }: Sender, now: string, ask: Ask): Promise<Content> {
  const content = contentOf(mail, { orgName });
  const rowsOfEntries = await Promise.all(
    (await entriesOf(mail, ask)).map(async (entry) => {
      const { to, params } = entry;
      if (to === null || params === null || (await declineReasonOf(entry, now, ask))) return [];
      const wording = await letterWording(ask, entry.locale);
      const { subject, intro } = contentOf({ ...entry, id: entry.emailId, wording, to, params }, { orgName });
      return [[subject, intro] as const];
    }),
  );
  const rows = rowsOfEntries.flat();
  const more = rows.length - mostTold;
  return {
    ...content,
    rows: rows.slice(0, mostTold),
    ...(more > 0 && { note: say(mail.wording, texts.digestMore, { count: String(more) }) }),
  };
}

/** Answers whether it has anything to tell. */
export async function hasEntries(digest: Queued, now: string, ask: Ask): Promise<boolean> {
  const reasons = (await entriesOf(digest, ask)).map((entry) => declineReasonOf(entry, now, ask));
  return (await Promise.all(reasons)).includes(undefined);
}

/** Declines what waited for a letter of the day that nobody gets. */
export const declined = async (
  digest: Pick<Queued, 'params'>,
  reason: DeclineReason,
  ask: Ask,
): Promise<readonly Command[]> =>
  (await entriesOf(digest, ask)).map(({ emailId }) => ({
    type: 'DeclineEmail',
    data: { emailId, reason },
    key: emailId,
  }));

/** Answers what becomes of the letters of which it told; a letter that is none of a day settles nothing. */
export async function settled(
  { emailId, template, params }: Queued,
  now: string,
  ask: Ask,
): Promise<readonly Command[]> {
  const entries = template === 'digest' ? await entriesOf({ params }, ask) : [];
  return Promise.all(
    entries.map(async (entry): Promise<Command> => {
      const reason = await declineReasonOf(entry, now, ask);
      return reason
        ? { type: 'DeclineEmail', data: { emailId: entry.emailId, reason }, key: entry.emailId }
        : { type: 'RecordEmailDigested', data: { emailId: entry.emailId, digestId: emailId }, key: entry.emailId };
    }),
  );
}
