import { expect, test } from '@jest/globals';
import { ada } from '@paideia/events/kernel/examples.ts';
import {
  offlineReleaseCommands,
  type OfflineReleaseCommand,
} from '@paideia/events/offline-app/offline-release.commands.ts';
import type { OfflineReleaseEvent } from '@paideia/events/offline-app/offline-release.events.ts';
import { offlineReleaseExamples } from '@paideia/events/offline-app/offline-app.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { offlineRelease } from './offline-release.decider.ts';

const { given } = specFor(offlineRelease, {});
const data = offlineReleaseCommands.PublishOfflineRelease.parse(offlineReleaseExamples.PublishOfflineRelease);
const publish = (more: Partial<typeof data>): OfflineReleaseCommand => ({
  type: 'PublishOfflineRelease',
  data: { ...data, ...more },
});
const published = (more: Partial<typeof data> = {}): OfflineReleaseEvent => ({
  type: 'OfflineReleasePublished',
  data: { ...data, ...more },
});

test.each([
  ['the first', [], '1.0', undefined],
  ['a newer one', [published()], '2.4.1', undefined],
  ['one that is newer by its numbers, not by its letters', [published({ version: '2.9' })], '2.10', undefined],
  ['the same', [published()], '2.4', 'offlineRelease.notNewer'],
  ['an older one', [published(), published({ version: '3.0' })], '2.9', 'offlineRelease.notNewer'],
] as const)('of versions of the app %s', (_, before, version, rejected) => {
  const when = given(...before).when(publish({ version, minVersion: null }));
  if (rejected) when.thenRejected(rejected);
  else when.then(published({ version, minVersion: null }));
});
test('the oldest version that works is not newer than the version itself', () => {
  given()
    .when(publish({ version: '2.4', minVersion: '2.4.0' }))
    .thenLike({ data: { minVersion: '2.4.0' } });
  given()
    .when(publish({ version: '2.4', minVersion: '2.4.1' }))
    .thenRejected('offlineRelease.minimumTooNew');
});
test('superadmins publish them, in person', () => {
  const actor = { userId: ada, roles: ['superadmin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  const { allows } = given();
  expect([
    allows('PublishOfflineRelease', actor, {}),
    allows('PublishOfflineRelease', { ...actor, roles: ['admin'] }, {}),
    allows('PublishOfflineRelease', { ...actor, impersonatorId: ada }, {}),
  ]).toEqual([true, false, false]);
});
test.each(['2', 'v2.4', '2.4-beta'])('%s is no version', (version) => {
  const { error } = offlineReleaseCommands.PublishOfflineRelease.safeParse({ ...data, version });
  expect(error?.issues).toEqual([expect.objectContaining({ path: ['version'], message: 'offlineRelease.noVersion' })]);
});
