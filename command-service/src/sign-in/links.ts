import { createHash, randomBytes } from 'node:crypto';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { Records } from '@paideia/documents/records.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import { linkHours, type LinkHolder, type LinkPurpose } from '../mails/link.rules.ts';
import type { Credentials } from './credentials.ts';

export type Link = LinkHolder & {
  readonly purpose: LinkPurpose;
  /** It tells which password the account had: a link that sets one is over when another one was set. */
  readonly password: string;
  /** The command that the link will be worth: a repeat of it answers as the first time. */
  readonly commandId: string;
  readonly until: string;
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const keyOf = (token: string) => `link:${hash(token)}`;
const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

type Parts = {
  readonly accounts: Records;
  readonly credentials: Pick<Credentials, 'verifierOf'>;
  readonly facts: Pick<Facts, 'ask'>;
  readonly clock: () => Date;
};

/**
 * The links of letters: 256 bits of chance each, kept as a hash, for one purpose, once and not for long. A link dies with the address
 * that it was sent to and, when it sets a password, with the password that it was to replace; so all are over once one was used.
 */
export function linksIn({ accounts, credentials, facts, clock }: Parts) {
  const passwordOf = async (userId: string) => hash((await credentials.verifierOf(userId)) ?? 'none').slice(0, 16);

  async function isStillGood({ purpose, userId, emailKey, password, until }: Link): Promise<boolean> {
    if (Date.parse(until) <= clock().getTime()) return false;
    const account = await facts.ask().state(userAccount, userAccountStream(userId));
    if (account.emailKey !== emailKey || account.status === 'deactivated') return false;
    return purpose === 'verify' || password === (await passwordOf(userId));
  }
  return {
    async issue(purpose: LinkPurpose, { userId, emailKey }: LinkHolder): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const until = new Date(clock().getTime() + linkHours[purpose] * 3_600_000);
      const link: Link = {
        purpose,
        userId,
        emailKey,
        password: await passwordOf(userId),
        commandId: newUuid(),
        until: until.toISOString(),
      };
      await accounts.put<Link>(keyOf(token), link, until);
      return token;
    },
    /** Undefined alike for what is unknown, used, expired, for another purpose, or overtaken by what happened since. */
    async find(token: string, wanted: readonly LinkPurpose[]): Promise<Link | undefined> {
      const link = isToken(token) ? (await accounts.get<Link>(keyOf(token)))?.value : undefined;
      return link && wanted.includes(link.purpose) && (await isStillGood(link)) ? link : undefined;
    },
    /** True for the first who takes it. */
    async take(token: string): Promise<boolean> {
      return (await accounts.take<Link>(keyOf(token))) !== undefined;
    },
    /** Nothing came of it, so it must work once more. */
    giveBack: (token: string, link: Link): Promise<void> =>
      accounts.put<Link>(keyOf(token), link, new Date(link.until)),
  };
}
export type LinkBook = ReturnType<typeof linksIn>;
