import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userAccountEvents, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { ministryListingEvents, ministryListingStream } from '@paideia/events/ministries/ministry.events.ts';
import { ministryExamples } from '@paideia/events/ministries/ministry.examples.ts';
import { userPreferencesEvents, userProfileEvents } from '@paideia/events/profiles/profile.events.ts';
import { noAddress, regionEvents } from '@paideia/events/regions/region.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { siteSettingsEvents, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { userPreferences } from '../profiles/user-preferences.decider.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { ministryListing } from './ministry-listing.decider.ts';
import { ministryNotices } from './ministry-notices.reactions.ts';

const [owner, admin, superadmin, gone, other, alumni, campus] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  ...[string, string, string, string, string, string, string],
];
const { listingId } = ministryExamples.CreateMinistry;
const listing = { ...ministryExamples.CreateMinistry, ownerId: owner };
let world: World;
beforeAll(async () => {
  world = await openWorld({
    slices: { deciders: [siteSettings, ministryListing, userAccount, userProfile, userPreferences] },
    events: [
      ...[siteSettingsEvents, ministryListingEvents, userAccountEvents],
      ...[userProfileEvents, userPreferencesEvents, regionEvents],
    ],
  });
  const person = (userId: string, role: string, places: readonly string[], last: object) =>
    world.write(userAccountStream(userId), [
      {
        type: 'UserInvited',
        data: {
          userId,
          email: `${userId}@example.org`,
          emailKey: userId,
          roles: ['user', role],
          regionIds: places,
          groupIds: [],
          invitedBy: null,
        },
      },
      { type: 'UserActivated', data: { userId } },
      ...places.map((regionId) => ({
        type: 'RegionRolesGranted',
        data: { userId, regionId, slug: 'US-Alumni', roleNames: ['admin'], by: null },
      })),
      ...[last].filter((event) => 'type' in event).map((event) => event as { type: string; data: object }),
    ]);
  await person(owner, 'user', [alumni], {});
  await person(admin, 'user', [alumni], {});
  await person(superadmin, 'superadmin', [], {});
  await person(gone, 'superadmin', [], { type: 'UserDeactivated', data: { userId: gone, reason: 'left', by: null } });
  await person(other, 'admin', [campus], {});
  await world.write(ministryListingStream(listingId), [{ type: 'MinistryListed', data: listing }]);
});
afterAll(() => world.close());

const occurred = { id: '00000000-0000-4000-8000-0000000000c1', at: '2026-11-20T09:00:00.000Z', channel: 'WEB' };
const told = async (type: keyof typeof ministryNotices.on, data: object, more: object = {}) =>
  (await ministryNotices.on[type]!(data as never, { ...occurred, ...more } as never, world.service.facts.ask())).map(
    (command) => {
      const { userId, key, template, link, regionId } = command.data as Readonly<Record<string, unknown>>;
      return [userId, key ?? template, link ?? regionId];
    },
  );
const pending = '/alumni/ministries?filter=%7B%22status%22%3A%22pending%22%7D';
const asked = (userId: string, regionId: string | null) => [
  [userId, 'ministryPending', pending],
  [userId, 'ministryPending', regionId],
];

test('alumni admins are asked, by the slug of their region as long as the site names none; the owner is not', async () => {
  const set = (to: string) =>
    world.write(siteSettingsStream, [{ type: 'SiteSettingChanged', data: { key: 'alumniRegionId', from: null, to } }]);
  expect(await told('MinistryListed', listing)).toEqual(asked(superadmin, null));
  await world.write(`region-${alumni}`, [
    {
      type: 'RegionCreated',
      data: {
        ...regionExamples.RegisterRegion,
        ...noAddress,
        description: null,
        phone: null,
        regionId: alumni,
        slug: 'US-Alumni',
      },
    },
  ]);
  expect(await told('MinistryListed', listing)).toEqual([...asked(superadmin, null), ...asked(admin, null)]);
  await set(campus);
  expect(await told('MinistryListed', listing)).toEqual([...asked(superadmin, campus), ...asked(other, campus)]);
  await set(alumni);
  expect(await told('MinistryListed', listing)).toEqual([...asked(superadmin, alumni), ...asked(admin, alumni)]);
});
test.each([
  ['when the owner changes what was approved', { approved: false, formerlyApproved: true }, 4],
  ['not of what was waiting already', { approved: false, formerlyApproved: false }, 0],
  ['not of what they changed themselves', { approved: true, formerlyApproved: true }, 0],
])('they are asked again %s', async (_, more, count) => {
  expect(await told('MinistryUpdated', { ...listing, ...more })).toHaveLength(count);
});
test('the owner is told of the approval', async () => {
  const ref = { listingId, ownerId: owner, by: admin };
  expect(await told('MinistryApproved', ref)).toEqual([
    [owner, 'ministryApproved', '/alumni/ministries?tab=mine'],
    [owner, 'ministryApproved', alumni],
  ]);
  expect(await told('MinistryApproved', ref, { channel: 'SEED' })).toEqual([]);
});
