import { isShownOn, readerKeysOf } from '@paideia/events/news/news-item.rules.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { newsItems, type NewsItemView } from '@paideia/projection-service/news/news-item.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { News } from './news-item.types.ts';
import { dateIn } from '../registers/group-timetable.types.ts';

/** So many pages of items are looked at for one answer; what was over long ago is not searched for ever. */
const mostPages = 20;
const perRead = 50;

/** The clock where the reader is at home; of visitors UTC. */
async function clockOf(context: Context, reader: UserView | undefined): Promise<string> {
  const homes = await Promise.all((reader?.regionIds ?? []).map(async (id) => context.join(regions, id)));
  return homes.find((region) => region && region.zone !== systemZone)?.timeZone ?? 'UTC';
}
export const todayOf = async (context: Context, reader: UserView | undefined): Promise<string> =>
  dateIn(await clockOf(context, reader), context.now);

/** The day from which an item is shown, by that clock. */
const shownDay = ({ fromDate, shownSince }: NewsItemView, timeZone: string): string =>
  fromDate ?? (shownSince.includes('T') ? dateIn(timeZone, shownSince) : shownSince);
/** By the clock of whoever asks. */
export const ownShownDay = async (context: Context, item: NewsItemView): Promise<string> =>
  shownDay(item, await clockOf(context, context.actor && (await context.join(users, context.actor.userId))));

/** What the reader sees today, what is pinned first and then the latest; `most` of them, and whether there are more. */
export async function newsFor(
  context: Context,
  {
    audience,
    groupId,
    most,
  }: { readonly audience?: string | null; readonly groupId?: string | null; readonly most: number },
): Promise<{ readonly items: readonly News[]; readonly more: boolean }> {
  const reader = context.actor && (await context.join(users, context.actor.userId));
  const timeZone = await clockOf(context, reader);
  const today = dateIn(timeZone, context.now);
  const own = readerKeysOf(reader).filter((key) => !groupId || !key.startsWith('group:') || key === `group:${groupId}`);
  const audienceKeys = own.filter((key) => !audience || key.split(':')[0] === audience);
  const found: NewsItemView[] = [];
  if (audienceKeys.length === 0) return { items: [], more: false };
  for (const pinned of [true, false]) {
    let after: string | undefined;
    for (let n = 0; n < mostPages && found.length <= most; n += 1) {
      const page = await context.read(newsItems).find({
        where: { audienceKeys, published: true, pinned },
        sort: { field: 'shownFrom', descending: true },
        limit: perRead,
        after,
      });
      found.push(
        ...page.items.filter(
          (item) => isShownOn(item, today) && (item.locale === null || item.locale === context.locale),
        ),
      );
      after = page.next;
      if (after === undefined) break;
    }
  }
  const items = found.slice(0, most).map((item): News => ({ ...item, date: shownDay(item, timeZone) }));
  return { items, more: found.length > most };
}

const onBoard = 5;
/** The first of them, for the dashboard; of groups only the named one's. Found once a request. */
export const noticesFor = (context: Context, groupId: string | null): Promise<readonly News[]> =>
  context.shared('notices', groupId ?? '', async () => (await newsFor(context, { groupId, most: onBoard })).items);
