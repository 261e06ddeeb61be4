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

/** The day where the reader is at home; of visitors in UTC. */
export async function todayOf(context: Context, reader: UserView | undefined): Promise<string> {
  const homes = await Promise.all((reader?.regionIds ?? []).map(async (id) => context.join(regions, id)));
  return dateIn(homes.find((region) => region && region.zone !== systemZone)?.timeZone ?? 'UTC', context.now);
}

/** What the reader sees today, what is pinned first and then the latest; `most` of them, and whether there are more. */
export async function newsFor(
  context: Context,
  {
    audience,
    groupId,
    most,
  }: { readonly audience?: string | null; readonly groupId?: string | null; readonly most: number },
): Promise<{ readonly items: readonly NewsItemView[]; readonly more: boolean }> {
  const reader = context.actor && (await context.join(users, context.actor.userId));
  const today = await todayOf(context, reader);
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
  return { items: found.slice(0, most), more: found.length > most };
}

export const shownNews = (item: NewsItemView): News => ({ ...item, date: item.shownFrom });
const onBoard = 5;
/** The first of them, for the dashboard; of groups only the named one's. Found once a request. */
export const noticesFor = (context: Context, groupId: string | null): Promise<readonly News[]> =>
  context.shared('notices', groupId ?? '', async () =>
    (await newsFor(context, { groupId, most: onBoard })).items.map(shownNews),
  );
