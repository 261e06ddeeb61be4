import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { userAccountEvents, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { enrolmentEvents, enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupEvents, groupStream } from '@paideia/events/groups/group.events.ts';
import { userPreferencesEvents, userProfileEvents } from '@paideia/events/profiles/profile.events.ts';
import { siteSettingsEvents, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { accountFactTable } from '../accounts/account.facts.ts';
import { alumniFactTable } from '../alumni-profiles/alumni.facts.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { id, openWorld, system, type World } from '../kernel/testing/world.ts';
import { userPreferences } from '../profiles/user-preferences.decider.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { regionFactTable } from '../regions/region.facts.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { alumniOfGraduation } from './alumni.reactions.ts';
import { enrolment } from './enrolment.decider.ts';
import { enrolmentFactTable } from './enrolment.facts.ts';

const [userId, campus, alumni, yearTwo, library, news, yearThree] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: {
      deciders: [siteSettings, enrolment, userAccount, userProfile, userPreferences],
      factTables: [accountFactTable, alumniFactTable, groupFactTable, regionFactTable, enrolmentFactTable],
    },
    events: [
      ...[siteSettingsEvents, enrolmentEvents, groupEvents],
      ...[userAccountEvents, userProfileEvents, userPreferencesEvents],
    ],
  });
  const group = (groupId: string, regionId: string, programYear: number) =>
    world.write(groupStream(groupId), [
      {
        type: 'GroupCreated',
        data: {
          groupId,
          regionId,
          programYear,
          name: 'Group',
          startDate: null,
          endDate: null,
          locale: 'en',
          offlineApp: false,
          selfSignUp: false,
          freeOfCharge: false,
        },
      },
    ]);
  await group(yearTwo, campus, 2);
  await group(yearThree, campus, 3);
  await group(library, alumni, 0);
  await group(news, alumni, 0);
  await world.write(userAccountStream(userId), [
    {
      type: 'UserInvited',
      data: {
        userId,
        email: 'ada@example.org',
        emailKey: 'k',
        roles: ['user'],
        regionIds: [campus],
        groupIds: [],
        invitedBy: null,
      },
    },
  ]);
  await enrol(yearTwo, campus);
});
afterEach(() => world.close());

const enrol = (groupId: string, regionId: string) =>
  world.write(enrolmentStream(groupId, userId), [
    { type: 'EnrolmentStarted', data: { groupId, userId, regionId, date: '2026-09-07', source: 'admin' } },
  ]);
const set = (key: string, to: string) =>
  world.write(siteSettingsStream, [{ type: 'SiteSettingChanged', data: { key, from: null, to } }]);
const setAlumni = async () => {
  await set('alumniRegionId', alumni);
  await set('alumniGroupIds', `${library},${news}`);
};
const inYearTwo = { groupId: yearTwo, userId };
/** It carries out what follows from the last event of the enrolment: the commands of the reaction. */
async function follow(type: string, command: object) {
  await world.done(type, { ...inYearTwo, ...command });
  const events = await world.history(enrolmentStream(yearTwo, userId));
  const { type: last, data } = events.at(-1)!;
  const occurred = { id: randomUUID(), channel: 'WEB', at: '2027-05-07T09:00:00.000Z' };
  const commands = await alumniOfGraduation.on[last]!(data as never, occurred as never, world.service.facts.ask());
  for (const one of commands.filter(({ type: name }) => name !== 'QueueEmail'))
    expect(
      await world.service.handle({ type: one.type, data: one.data, commandId: randomUUID() }, system),
    ).toMatchObject({ ok: true });
  return commands;
}
const graduate = () => follow('GraduateStudent', { date: '2027-05-07', gradYear: 2027, gradLocation: 'Wells' });
const undo = () => follow('UndoGraduation', { date: '2027-05-10', reason: 'An exam is missing' });
const places = async () => {
  const ask = world.service.facts.ask();
  const status = async (groupId: string) => (await ask.state(enrolment, enrolmentStream(groupId, userId))).status;
  const { regionIds } = await ask.state(userAccount, userAccountStream(userId));
  return { regionIds, yearTwo: await status(yearTwo), library: await status(library), news: await status(news) };
};

test('a graduate has exactly two regions, is in both groups of alumni, and is welcomed; the undo takes all of it back', async () => {
  await setAlumni();
  expect((await graduate()).map(({ type }) => type)).toEqual([
    'AddUserRegion',
    'EnrolStudent',
    'EnrolStudent',
    'QueueEmail',
  ]);
  expect(await places()).toEqual({
    regionIds: [campus, alumni],
    yearTwo: 'completed',
    library: 'active',
    news: 'active',
  });
  await undo();
  expect(await places()).toEqual({
    regionIds: [campus],
    yearTwo: 'active',
    library: 'withdrawn',
    news: 'withdrawn',
  });
});
test('what the person had before the graduation stays after its undo, whatever was set meanwhile', async () => {
  await setAlumni();
  await enrol(library, alumni);
  await world.write(userAccountStream(userId), [
    { type: 'UserRegionsChanged', data: { userId, regionIds: [campus, alumni], by: null } },
  ]);
  await graduate();
  expect(await places()).toMatchObject({ regionIds: [campus, alumni], library: 'active', news: 'active' });
  await set('alumniRegionId', '');
  await set('alumniGroupIds', '');
  await undo();
  expect(await places()).toEqual({
    regionIds: [campus, alumni],
    yearTwo: 'active',
    library: 'active',
    news: 'withdrawn',
  });
});
test('whoever graduated from another group too is of the alumni still when one of the graduations is undone', async () => {
  await setAlumni();
  await graduate();
  await enrol(yearThree, campus);
  await world.done('GraduateStudent', {
    groupId: yearThree,
    userId,
    date: '2028-05-05',
    gradYear: 2028,
    gradLocation: 'Wells',
  });
  await undo();
  expect(await places()).toEqual({
    regionIds: [campus, alumni],
    yearTwo: 'active',
    library: 'active',
    news: 'active',
  });
});
test('nobody is moved where there are no alumni; the letter goes all the same', async () => {
  expect((await graduate()).map(({ type }) => type)).toEqual(['QueueEmail']);
  expect(await places()).toMatchObject({ regionIds: [campus], library: 'none' });
});
