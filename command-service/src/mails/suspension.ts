import type { DeclineReason } from '@paideia/events/mails/mail.events.ts';
import { newsItemStream } from '@paideia/events/news/news-item.events.ts';
import { isOptional } from '@paideia/events/notifications/definitions.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { newsItem } from '../news/news-item.decider.ts';
import type { Queued } from './email-message.decider.ts';
import { holdOf } from './hold.rules.ts';
import { personOf, refusalOf } from './letter.commands.ts';

/** Letters that nobody has to get at once: they can be declined, and wait for an hour that suits. */
const canWait = ({ template }: Pick<Queued, 'template'>) => isOptional(template) || template === 'alumniNews';

/** Why a letter is not sent after all, as things stand at this moment; a person may have declined it since it was queued. */
export async function declineReasonOf(message: Queued, ask: Ask): Promise<DeclineReason | undefined> {
  if (!canWait(message)) return undefined;
  const refusal = refusalOf(await personOf(ask, message.userId), message.template, message.regionId);
  if (refusal) return refusal;
  const newsId = message.params?.newsId;
  if (newsId === undefined) return undefined;
  const { published } = await ask.state(newsItem, newsItemStream(newsId));
  return published ? undefined : 'withdrawn';
}

/** Until when its reader wants a letter to wait. */
export async function holdOfMessage(message: Queued, now: string, ask: Ask) {
  const isDigest = message.template === 'digest';
  if (!isDigest && !canWait(message)) return undefined;
  return holdOf((await personOf(ask, message.userId)).delivery, now, isDigest);
}
