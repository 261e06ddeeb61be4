import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { siteSettingsEvents, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { alumniOfGraduation } from './alumni.reactions.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ slices: { deciders: [siteSettings] }, events: [siteSettingsEvents] });
});
afterEach(() => world.close());

const [userId, alumni, library, news] = [id(1), id(2), id(3), id(4)];
const set = (key: string, to: string) => world.write(siteSettingsStream, [setting(key, to)]);
const setting = (key: string, to: string) => ({ type: 'SiteSettingChanged', data: { key, from: null, to } });
const graduated = () => {
  const { StudentGraduated } = alumniOfGraduation.on;
  return StudentGraduated!({ userId } as never, {} as never, world.service.facts.ask());
};

test('a graduate comes into the region and both groups of alumni', async () => {
  await set('alumniRegionId', alumni);
  await set('alumniGroupIds', `${library},${news}`);
  expect(await graduated()).toEqual([
    { type: 'AddUserRegion', data: { userId, regionId: alumni }, key: alumni },
    { type: 'EnrolStudent', data: { userId, groupId: library }, key: library },
    { type: 'EnrolStudent', data: { userId, groupId: news }, key: news },
  ]);
});
test('nobody is moved where there are no alumni', async () => {
  expect(await graduated()).toEqual([]);
  await set('alumniGroupIds', '');
  expect(await graduated()).toEqual([]);
});
