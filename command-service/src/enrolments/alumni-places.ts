import { enrolmentIdOf, type AlumniPlaces } from '@paideia/events/enrolments/enrolment.events.ts';
import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { settingIds } from '@paideia/events/site-settings/site-setting.rules.ts';
import { alumniFacts } from '../alumni-profiles/alumni.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { enrolmentFacts } from './enrolment.facts.ts';

export const noPlaces: AlumniPlaces = { alumniRegionIds: [], alumniGroupIds: [] };
/** The settings of the site say which they are; without them nobody is moved. */
export async function missingPlaces(userId: string, regionIds: readonly string[], ask: Ask): Promise<AlumniPlaces> {
  const settings = await ask.state(siteSettings, siteSettingsStream);
  const groups = await ask.table(groupFacts).many(settingIds('alumniGroupIds', settings.alumniGroupIds ?? ''));
  const enrolments = await ask.table(enrolmentFacts).many(groups.map(({ groupId }) => enrolmentIdOf(groupId, userId)));
  const isIn = (id: string) => enrolments.some(({ groupId, status }) => groupId === id && status !== 'withdrawn');
  const given = groups.filter(({ groupId, archived }) => !archived && !isIn(groupId));
  const places = [
    ...settingIds('alumniRegionId', settings.alumniRegionId ?? ''),
    ...given.map(({ regionId }) => regionId),
  ];
  return {
    alumniRegionIds: [...new Set(places)].filter((id) => !regionIds.includes(id)),
    alumniGroupIds: given.map(({ groupId }) => groupId),
  };
}
/** Whether somebody is of the alumni by a graduation from another group. */
export async function isAlumnusBeside(groupId: string, userId: string, ask: Ask): Promise<boolean> {
  const graduations = ask.table(alumniFacts);
  const [own, all] = await Promise.all([
    graduations.one(enrolmentIdOf(groupId, userId)),
    graduations.count({ where: { userId } }),
  ]);
  return all.n > (own ? 1 : 0);
}
