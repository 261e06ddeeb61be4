import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import type { DeclineReason } from '@paideia/events/mails/mail.events.ts';
import { newsItemStream } from '@paideia/events/news/news-item.events.ts';
import { isOptional } from '@paideia/events/notifications/definitions.rules.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { newsItem } from '../news/news-item.decider.ts';
import { homeOf } from '../regions/region.facts.ts';
import type { Queued } from './email-message.decider.ts';
import { holdOf } from './hold.rules.ts';
import { personOf, refusalOf } from './letter.commands.ts';
import { guards } from './present-address.ts';

/** Letters that nobody has to get at once: they can be declined, and wait for an hour that suits. */
const canWait = ({ template }: Pick<Queued, 'template'>) => isOptional(template) || template === 'alumniNews';

/** Whether its reader has come to have no account since it was queued, after an erasure too. */
async function isReaderGone({ userId }: Pick<Queued, 'userId'>, ask: Ask): Promise<boolean> {
  const { status } = await ask.state(userAccount, userAccountStream(userId));
  return status === 'deactivated' || status === 'retracted';
}

/** Whether the last day of an item has ended where its reader is at home. */
async function hasEnded(userId: string, toDate: string | null, now: string, ask: Ask): Promise<boolean> {
  if (toDate === null) return false;
  const home = await homeOf(ask, (await ask.table(accountFacts).one(userId))?.regionIds ?? []);
  return toDate < dateIn(home?.timeZone ?? 'UTC', now);
}

/** Why a letter is not sent after all, as things stand at this moment: a person may have declined it or been deactivated since it was queued, or the time of what it tells of is over. */
export async function declineReasonOf(message: Queued, now: string, ask: Ask): Promise<DeclineReason | undefined> {
  if (!guards(message) && (await isReaderGone(message, ask))) return 'accountDeactivated';
  if (!canWait(message)) return undefined;
  const refusal = refusalOf(await personOf(ask, message.userId), message.template, message.regionId);
  if (refusal) return refusal;
  const { newsId, closesAt } = message.params ?? {};
  if (closesAt !== undefined && hasClosed(closesAt, Date.parse(now))) return 'over';
  if (newsId === undefined) return undefined;
  const { item, published } = await ask.state(newsItem, newsItemStream(newsId));
  if (!item || !published) return 'withdrawn';
  return (await hasEnded(message.userId, item.toDate, now, ask)) ? 'over' : undefined;
}

/** Until when its reader wants a letter to wait. */
export async function holdOfMessage(message: Queued, now: string, ask: Ask) {
  const isDigest = message.template === 'digest';
  if (!isDigest && !canWait(message)) return undefined;
  return holdOf((await personOf(ask, message.userId)).delivery, now, { isDigest, closesAt: message.params?.closesAt });
}
