import { emailMessageEvents, emailMessageStream } from '@paideia/events/mails/mail.events.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command, type Reaction } from '../kernel/react/reaction.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { emailMessage, type Queued } from './email-message.decider.ts';
import { digestContent, hasEntries } from './digest-letter.ts';
import { declineReasonOf, holdOfMessage } from './suspension.ts';
import { inLanguage, purposeOf, tokenMark, type Links } from './link.rules.ts';
import { letterOf, type Mail, type Sender } from './templates.ts';
import { letterWording } from './translations.ts';
import type { Letter, MailTransport } from './transport.ts';

async function senderOf(ask: Ask, publicUrl: string): Promise<Sender> {
  const { appName, orgName, senderEmail, apiHost } = {
    ...settingDefaults,
    ...(await ask.state(siteSettings, siteSettingsStream)),
  };
  return { appName, orgName, senderEmail, baseUrl: (apiHost || publicUrl).replace(/\/+$/, '') };
}
// The words of a mail server may name whom it knows or does not, and the log keeps them for ever: so only its number is kept, and the code of the failure.
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  const kept = [
    Number.isInteger(responseCode) && responseCode,
    typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,39}$/.test(code) && code,
  ];
  return kept.filter(Boolean).join(' ') || 'unknown';
};

const remembered = 1_000;
type Parts = {
  readonly transport: MailTransport;
  readonly publicUrl: string;
  readonly links: Links;
  /** A letter that comes late, after a standstill, is judged by what it is now; without it by when it was queued. */
  readonly clock?: (() => Date) | undefined;
};

/** Hands letters to the transport, each attempt once as far as that can be: one that went out before a crash could be recorded goes out again under the same id. */
export function mailSending({ transport, publicUrl, links, clock }: Parts): Reaction {
  // When the result cannot be written now, the row runs again: the letter has gone all the same.
  const results = new Map<string, string | null>();
  const nowSince = (at: string) => [at, clock?.().toISOString() ?? at].sort().at(-1)!;

  async function deliver(letter: Letter): Promise<string | null> {
    try {
      await transport.send(letter);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }
  /** Each letter that goes out carries a token of its own, bound to the address that it goes to; the page that it leads to speaks the letter's language. */
  async function withToken(
    { template, locale, userId }: Pick<Queued, 'template' | 'locale' | 'userId'>,
    to: string,
    params: Mail['params'],
    ask: Ask,
  ) {
    const purpose = purposeOf(template);
    if (purpose === undefined || params.link === undefined) return params;
    const token = await links.issue(purpose, { userId, emailKey: ask.emailKey(to) });
    return { ...params, link: inLanguage(params.link.replace(tokenMark, token), locale) };
  }
  /** The letter as it goes out: words and token are put in at that moment. */
  async function write(message: Queued, now: string, ask: Ask): Promise<Letter | null> {
    const { emailId: id, to, params, replyTo, template, locale } = message;
    if (to === null || params === null) return null;
    const sender = await senderOf(ask, publicUrl);
    const wording = await letterWording(ask, locale);
    const mail = { id, template, wording, to, replyTo, params: await withToken(message, to, params, ask) };
    return template === 'digest'
      ? letterOf(mail, sender, await digestContent(mail, sender, now, ask))
      : letterOf(mail, sender);
  }
  async function hand(message: Queued, attempt: number, now: string, ask: Ask): Promise<readonly Command[]> {
    const { emailId } = message;
    const key = `${emailId}:${attempt}`;
    const letter = results.has(key) ? undefined : await write(message, now, ask);
    if (letter !== undefined) results.set(key, letter === null ? 'the person has been erased' : await deliver(letter));
    for (const oldest of results.size > remembered ? [...results.keys()].slice(0, 1) : []) results.delete(oldest);
    const error = results.get(key) ?? null;
    return [{ type: 'RecordEmailResult', data: { emailId, attempt, error } }];
  }
  async function send(
    { emailId }: { readonly emailId: string },
    attempt: number,
    at: string,
    ask: Ask,
  ): Promise<readonly Command[]> {
    const { message, status, attempt: current, wasHeld } = await ask.state(emailMessage, emailMessageStream(emailId));
    if (!message || status !== 'due' || attempt !== current) return [];
    const now = nowSince(at);
    const isEmpty = async () => message.template === 'digest' && !(await hasEntries(message, now, ask));
    const reason = (await declineReasonOf(message, now, ask)) ?? ((await isEmpty()) ? 'unsubscribed' : undefined);
    if (reason) return [{ type: 'DeclineEmail', data: { emailId, reason } }];
    const hold = wasHeld ? undefined : await holdOfMessage(message, now, ask);
    return hold ? [{ type: 'HoldEmail', data: { emailId, ...hold } }] : hand(message, attempt, now, ask);
  }
  return defineReaction({
    name: 'mail-sending',
    from: 'beginning',
    events: [emailMessageEvents],
    // Each letter by itself, so that a server that answers slowly for one address does not hold up the others.
    partition: ofStream,
    on: {
      EmailQueued: (email, { at }, ask) => send(email, 1, at, ask),
      EmailHoldEnded: async (email, { at }, ask) =>
        send(email, (await ask.state(emailMessage, emailMessageStream(email.emailId))).attempt, at, ask),
      EmailRetryStarted: (email, { at }, ask) => send(email, email.attempt, at, ask),
    },
  });
}
