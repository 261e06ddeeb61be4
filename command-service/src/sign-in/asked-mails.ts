import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { untilNextLook } from '@paideia/store/next-look.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Log } from '../kernel/logging/log.ts';
import { isUnavailable } from '../kernel/decide/reply.ts';
import { emailFacts } from './email.facts.ts';
import type { Quotas } from './quota.ts';

export const AskForMail = z.object({ email: z.string().max(254), address: z.string().max(64).optional() });
export type AskForMail = z.infer<typeof AskForMail>;
type Kind = 'reset' | 'resend';
type Asked = { readonly kind: Kind; readonly emailKey: string };
type AskedAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'signIn.tooMany'; readonly params: { readonly retryAfter: number } };

const commands: Readonly<Record<Kind, string>> = { reset: 'RequestPasswordReset', resend: 'ResendAccountMail' };
const hour = 3_600_000;
const prefix = 'asked:';
const keptForMs = 24 * hour;
/** At moments at which a service that rests is awake anyway. */
const lookEveryMs = 6_000;

type Parts = {
  readonly accounts: Records;
  readonly facts: Pick<Facts, 'ask'>;
  readonly handle: Handle;
  readonly quotas: Quotas;
  readonly clock: () => Date;
  readonly log: Log;
};

/**
 * Mails that anybody may ask for who can name an address. What is asked is written down and answered; only afterwards somebody looks whose
 * address it is, so the answer to a known one and to an unknown one is the same in words and in work.
 */
export function askedMails({ accounts, facts, handle, quotas, clock, log }: Parts) {
  async function answerTo({
    key,
    value: { kind, emailKey },
  }: {
    readonly key: string;
    readonly value: Asked;
  }): Promise<void> {
    const userId = (await facts.ask().table(emailFacts).one(emailKey))?.userId;
    if (userId !== undefined) {
      const reply = await handle(
        { type: commands[kind], data: { userId }, commandId: uuidFrom(key) },
        { actorId: null, channel: 'SYSTEM' },
      );
      if (isUnavailable(reply)) return;
    }
    await accounts.remove(key);
  }
  let working = Promise.resolve();
  const work = async () => {
    for (const asked of await accounts.list<Asked>(prefix, { limit: 1000 }))
      await answerTo(asked).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'a mail that was asked for is tried again'),
      );
  };
  const workSoon = () =>
    void (working = working
      .then(work)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the mails asked for could not be read')));

  async function ask(kind: Kind, { email, address = '' }: AskForMail): Promise<AskedAnswer> {
    const emailKey = facts.ask().emailKey(email);
    // Of one place and address few, and of one place not many: a stranger's tries elsewhere never keep the owner away.
    const retryAfter = await quotas.take([
      { key: `${kind}:${emailKey}:${address}`, most: 3, perMs: hour },
      { key: `${kind}:from:${address}`, most: 60, perMs: hour },
    ]);
    if (retryAfter > 0) return { ok: false, code: 'signIn.tooMany', params: { retryAfter } };
    // One mailbox is not flooded from many places; its owner has the links of the mails before.
    const isEnough =
      (await quotas.take([
        { key: `${kind}:to:${emailKey}`, most: kind === 'reset' ? 10 : 1, perMs: kind === 'reset' ? hour : hour / 12 },
      ])) > 0;
    await accounts.put<Asked>(
      `${prefix}${randomUUID()}`,
      { kind, emailKey: isEnough ? '' : emailKey },
      new Date(clock().getTime() + keptForMs),
    );
    setTimeout(workSoon, 20).unref();
    return { ok: true };
  }
  return {
    ask,
    /** What was asked before a restart, and what could not be written then. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        workSoon();
        await wait(untilNextLook(lookEveryMs), undefined, { signal }).catch(() => undefined);
      }
      await working;
    },
    /** Tests wait here until all that was asked so far is done. */
    settled: async (): Promise<void> => {
      workSoon();
      await working;
    },
  };
}
