import { isShownOn } from '@paideia/events/news/news-item.rules.ts';
import type { NewsItemEvent } from '@paideia/events/news/news-item.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { settingIds } from '@paideia/events/site-settings/site-setting.rules.ts';
import { every } from '@paideia/documents/every.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import { alumniFacts } from '../alumni-profiles/alumni.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn, instantOf } from '../kernel/decide/zone.ts';
import { homeOf, regionFacts } from '../regions/region.facts.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

export type Item = DataOf<NewsItemEvent, 'NewsPosted'>;
/** So many are looked at before the next batch: others have their turn in between. */
export const batchSize = 200;

/** The clock of who belongs to no region. */
const noHome = 'UTC';
/** It is the last one on earth to show a date. */
const lastClock = 'Etc/GMT+12';

/** Those whom an item of regions or groups is for now. */
async function membersOf(ask: Ask, { audience, regionIds, groupIds }: Item): Promise<readonly AccountFact[]> {
  const accounts = ask.table(accountFacts);
  if (audience === 'region') return every(accounts, { where: { regionIds, status: 'active' } });
  const enrolled = await every(ask.table(enrolmentFacts), { where: { groupId: groupIds, status: 'active' } });
  return accounts.many([...new Set(enrolled.map(({ userId }) => userId))]);
}
/** The clocks by which its readers live: those of its regions, and of others where one of its readers is at home. */
async function zonesOf(ask: Ask, item: Item): Promise<readonly string[]> {
  const regions = await every(ask.table(regionFacts), {});
  const zones = new Map(
    regions.filter(({ zone }) => zone !== systemZone).map(({ regionId, timeZone }) => [regionId, timeZone]),
  );
  if (item.audience !== 'region' && item.audience !== 'group') return [...zones.values(), noHome];
  const ofGroups = (await ask.table(groupFacts).many(item.groupIds)).map(({ regionId }) => regionId);
  const homes = (await membersOf(ask, item)).map(({ regionIds }) => regionIds.find((id) => zones.has(id)));
  return [...new Set([...item.regionIds, ...ofGroups, ...homes].map((id) => zones.get(id ?? '') ?? noHome))];
}

/** When the first day of an item has begun for all its readers, so that whoever is told of it finds it. */
export async function startOf(ask: Ask, item: Item, publishedAt: string): Promise<string> {
  const { fromDate } = item;
  if (fromDate === null || instantOf(fromDate, '00:00', lastClock) <= publishedAt) return publishedAt;
  const begins = (await zonesOf(ask, item)).map((zone) => instantOf(fromDate, '00:00', zone));
  return [publishedAt, ...begins].sort().at(-1)!;
}

/** Those of the audience that come next in the order of their ids; ids have one length, so nothing but the next one is behind `{id}0`. */
async function candidates(ask: Ask, { audience, regionIds, groupIds }: Item, after: string) {
  const userId = { from: after === '' ? '' : `${after}0` };
  const page = { sort: { field: 'userId' as const }, limit: batchSize };
  const found = {
    all: () => ask.table(accountFacts).find({ where: { status: 'active', userId }, ...page }),
    students: () => ask.table(enrolmentFacts).find({ where: { status: 'active', userId }, ...page }),
    alumni: () => ask.table(alumniFacts).find({ where: { userId }, ...page }),
    region: () => ask.table(accountFacts).find({ where: { regionIds, status: 'active', userId }, ...page }),
    group: () => ask.table(enrolmentFacts).find({ where: { groupId: groupIds, status: 'active', userId }, ...page }),
  }[audience];
  const { items } = await found();
  return { userIds: [...new Set(items.map((one) => one.userId))], isLast: items.length < batchSize };
}

/** Answers whether a person studies: in a group that is not archived and is none of the alumni's. */
async function studies(ask: Ask, userId: string): Promise<boolean> {
  const own = await every(ask.table(enrolmentFacts), { where: { userId, status: 'active' } });
  const groups = await ask.table(groupFacts).many(own.map(({ groupId }) => groupId));
  const { alumniRegionId = '', alumniGroupIds = '' } = await ask.state(siteSettings, siteSettingsStream);
  const ofAlumni = settingIds('alumniGroupIds', alumniGroupIds);
  return groups.some(
    ({ groupId, archived, regionId }) => !archived && regionId !== alumniRegionId && !ofAlumni.includes(groupId),
  );
}

export type Reader = Pick<AccountFact, 'userId' | 'regionIds'> & { readonly homeId: string | undefined };
/** The next batch of an item's readers for whom it is shown now, and where the one after it begins; null when there is none. */
export async function nextReaders(
  ask: Ask,
  item: Item,
  after: string,
  now: string,
): Promise<{ readonly readers: readonly Reader[]; readonly last: string | null }> {
  const { userIds, isLast } = await candidates(ask, item, after);
  const accounts = (await ask.table(accountFacts).many(userIds)).filter(({ status }) => status === 'active');
  const readers = await Promise.all(
    accounts.map(async ({ userId, regionIds }): Promise<readonly Reader[]> => {
      const home = await homeOf(ask, regionIds);
      if (!isShownOn(item, dateIn(home?.timeZone ?? noHome, now))) return [];
      if (item.audience === 'students' && !(await studies(ask, userId))) return [];
      return [{ userId, regionIds, homeId: home?.regionId }];
    }),
  );
  return { readers: readers.flat(), last: isLast ? null : (userIds.at(-1) ?? null) };
}
