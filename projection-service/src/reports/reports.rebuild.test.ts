// The reports are built anew from the log, as they are when their version changes and when somebody is erased: all figures stay.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codec } from '@paideia/store/codec.ts';
import { lmdbEventStore } from '@paideia/store/lmdb/lmdb-event-store.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { bill, credited, deleted, issued, paid } from '../invoices/invoice.examples.ts';
import { logOf } from '../kernel/log.ts';
import { runService, type Service } from '../kernel/service/service.ts';
import { recordedFrom, type GivenEvent } from '../kernel/spec.ts';
import { everything, temporaryStores } from '../kernel/testing/stores.ts';
import { emmett, freya, groupId, regionId, register } from '../registers/attendance.examples.ts';
import { reportDaysProjection } from './report-days.projection.ts';
import { reportDayMonths } from './report-days.view.ts';
import { reportUsers } from './report-users.view.ts';
import { reportProjection } from './report.projection.ts';
import { reportMonthly } from './report.view.ts';

const projections = [reportDaysProjection, reportProjection];
// What is personal in an event is read as nothing, as after an erasure.
const keys = {
  forReading: async () => undefined,
  forWriting: () => Promise.reject(new Error('none is made here')),
  erase: async () => {},
  wipeCache: () => {},
};
const at = (day: number) => ({ at: `2026-10-${`${day}`.padStart(2, '0')}T12:00:00.000Z` });
const account = (type: string, userId: string, more: object = {}): GivenEvent => ({
  type,
  data: { userId, by: null, ...more },
  meta: { ...at(1), stream: `userAccount-${userId}` },
});
const opened = (userId: string, day: number): GivenEvent => ({
  type: 'CourseOpened',
  data: { userId, courseId: groupId, groupId, regionId, ...at(day) },
  meta: { ...at(day), stream: `lessonProgress-${userId}_${groupId}` },
});
const signedIn = (userId: string, day: number): GivenEvent => ({
  type: 'LogEntryRecorded',
  data: { logitId: groupId, userId, action: 'login', type: 'AUDIT', payload: null },
  meta: { ...at(day), stream: `logit-202610${day}_${userId}_${groupId}`, schemaVersion: 2 },
});
const monday = register();
const bills = [1, 2].map((n) => bill(n));
const given: readonly GivenEvent[] = [
  ...[freya, emmett].flatMap((userId) => [
    account('UserInvited', userId, { regionIds: [regionId], email: null, emailKey: '', groupIds: [], roles: [] }),
    account('UserActivated', userId),
  ]),
  signedIn(freya, 2),
  signedIn(emmett, 3),
  opened(freya, 2),
  opened(freya, 4),
  monday.opened(),
  monday.recorded(freya, 'present'),
  monday.recorded(emmett, 'late'),
  monday.corrected(emmett, 'absent', 'late'),
  ...bills.flatMap((one) => [issued(one, 10_000), credited(one, 1_000), paid(one, 500)]),
  deleted(bills[1]!),
  account('UserErased', freya),
];

let stores: ReturnType<typeof temporaryStores>;
let log: EventStore;
let service: Service;
const end = new AbortController();
beforeAll(async () => {
  stores = temporaryStores();
  log = lmdbEventStore(stores.directory);
  const all = projections.flatMap(({ events }) => events);
  for (const { id, type, data, stream, revision, meta } of recordedFrom({ ...reportProjection, events: all }, given))
    await log.append(stream, [{ id, type, data, meta }], revision === 0 ? 'none' : revision - 1);
  const { decode, decodeAll } = codec([...new Set(all)], keys);
  service = runService({
    projections,
    documents: stores.documents,
    records: stores.records,
    log: logOf(log, { decode, decodeAll }),
    signal: end.signal,
    holder: undefined,
    warn: () => {},
    onProgress: () => {},
  });
  await service.ready;
});
afterAll(async () => {
  end.abort();
  await service.ended.catch(() => undefined);
  await Promise.all([log.close(), stores.close()]);
});
const shown = () =>
  Promise.all(
    projections.flatMap(({ collections }) => collections.map((one) => everything(stores.documents, one as never))),
  );

test('built anew, the reports say what they said, and nobody is named in what is shown', async () => {
  const before = await shown();
  const users = await everything(stores.documents, reportUsers);
  expect(users).toMatchObject([{ regionId, newUsers: 2, logins: 2, activeStudents: 1, firstActive: 1 }]);
  expect(await everything(stores.documents, reportMonthly)).toMatchObject([
    { month: 9, invoiced: 10_000, credited: 0, paid: 1_000 },
    { month: 10, invoiced: 0, credited: 1_000 },
  ]);
  expect(await everything(stores.documents, reportDayMonths)).toMatchObject([
    { regionId, year: 2026, month: 10, courseOpens: 2, present: 1, late: 0, absent: 1 },
  ]);
  for (const { group } of projections) await service.rebuild(group.name, () => {});
  expect((await service.states()).map(({ generation }) => generation)).toEqual([2, 2]);
  expect(await shown()).toEqual(before);
  expect(JSON.stringify(users)).not.toContain(freya);
});
