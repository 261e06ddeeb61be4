import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { courseEvents } from '@paideia/events/courses/course.events.ts';
import { documentEvents } from '@paideia/events/documents/document.events.ts';
import { valueClaimStream } from '@paideia/events/kernel/value-claim.events.ts';
import { localeEvents } from '@paideia/events/locales/locale.events.ts';
import { StoreUnavailable, type EventStore } from '@paideia/store/port.ts';
import { course } from '../../courses/course.decider.ts';
import { courseFactTable } from '../../courses/course.facts.ts';
import { documentDecider } from '../../documents/document.decider.ts';
import { documentFactTable } from '../../documents/document.facts.ts';
import { locale } from '../../locales/locale.decider.ts';
import { localeFactTable } from '../../locales/locale.facts.ts';
import { id, openWorld, seed, type World } from '../testing/world.ts';
import type { CommandService } from '../service.ts';

const slices = {
  deciders: [course, documentDecider, locale],
  factTables: [courseFactTable, documentFactTable, localeFactTable],
};
const started = Date.parse('2030-01-01T00:00:00.000Z');
let world: World;
let instances: readonly CommandService[];
let minutes = 0;
/** Appends to streams of courses fail so, certainly or perhaps. */
let failing: 'no' | 'unknown' | undefined;
/** It holds up the next append to a stream of a course: it tells that it has begun, and goes on when it is let. */
let held: { readonly begun: () => void; readonly until: Promise<void> } | undefined;
const wrap = (store: EventStore): EventStore => ({
  ...store,
  async append(stream, events, expected) {
    if (failing && stream.startsWith('course-')) throw new StoreUnavailable(failing);
    if (held && stream.startsWith('course-')) {
      const { begun, until } = held;
      held = undefined;
      begun();
      await until;
    }
    return store.append(stream, events, expected);
  },
});
/** Begins a command whose append to a course is held up, and gives back what lets it go on. */
async function heldUp(begin: () => ReturnType<typeof send>) {
  let [begun, go] = [() => {}, () => {}];
  const isThere = new Promise<void>((done) => (begun = done));
  held = { begun, until: new Promise<void>((done) => (go = done)) };
  const reply = begin();
  await isThere;
  return { finish: () => (go(), reply) };
}
beforeEach(async () => {
  [minutes, failing, held] = [0, undefined, undefined];
  const events = [courseEvents, documentEvents, localeEvents];
  world = await openWorld({ slices, events, wrap, clock: () => new Date(started + minutes * 60_000) });
  instances = [world.service, await world.start(), await world.start()];
});
afterEach(() => world.close());

const send = (instance: CommandService, type: string, data: object, commandId = randomUUID()) =>
  instance.handle({ type, data, commandId }, seed);
const courseOf = (n: number, code = 'BIB-101') => ({
  courseId: id(n),
  code,
  title: `Course ${n}`,
  description: null,
  programYear: 1,
});
const create = (n: number, instance = world.service, code?: string) =>
  send(instance, 'CreateCourse', courseOf(n, code));
const claims = async () =>
  (await world.history(valueClaimStream('courseCode', 'BIB-101'))).map(({ type, data }) => [
    type,
    (data as { holder: string }).holder,
  ]);

describe('a value that only one record may hold', () => {
  test.each([
    ['course code', 'CreateCourse', (n: number) => courseOf(n), 'course.codeTaken'],
    [
      'document title',
      'CreateDocument',
      (n: number) => ({ documentId: id(n), title: n % 2 ? 'Terms' : 'TERMS', content: '<p>x</p>', permissions: [] }),
      'document.titleTaken',
    ],
    [
      'locale',
      'AddLocale',
      (n: number) => ({ localeId: id(n), name: 'Polish', value: 'pl_PL', label: 'Polski' }),
      'locale.exists',
    ],
  ] as const)('goes to one of many at once, over several instances: %s', async (_, type, data, code) => {
    const replies = await Promise.all(Array.from({ length: 9 }, (_, n) => send(instances[n % 3]!, type, data(n + 1))));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply.ok ? [] : [reply.code]))).toEqual(Array.from({ length: 8 }, () => code));
  });

  test('is free for others when its record was refused, and belongs to it when the answer was lost', async () => {
    failing = 'no';
    expect(await create(1)).toMatchObject({ ok: false, code: 'unavailable', written: 'no' });
    expect(await claims()).toEqual([
      ['ValueClaimed', `course-${id(1)}`],
      ['ValueReleased', `course-${id(1)}`],
    ]);
    failing = 'unknown';
    expect(await create(2)).toMatchObject({ ok: false, code: 'unavailable', written: 'unknown' });
    failing = undefined;
    expect(await create(3)).toMatchObject({ ok: false, code: 'course.codeTaken', params: { code: 'BIB-101' } });
    expect(await create(2)).toMatchObject({ ok: true });
  });

  test('of a record that never came is free after ten minutes, that of one that came never', async () => {
    failing = 'unknown';
    await create(1);
    failing = undefined;
    minutes = 9;
    expect(await create(2)).toMatchObject({ ok: false, code: 'course.codeTaken' });
    minutes = 11;
    expect(await create(3)).toMatchObject({ ok: true });
    minutes = 60;
    expect(await create(4)).toMatchObject({ ok: false, code: 'course.codeTaken' });
    expect(await create(1)).toMatchObject({ ok: false, code: 'course.codeTaken' });
    expect((await claims()).map(([, holder]) => holder)).toEqual([`course-${id(1)}`, `course-${id(3)}`]);
  });

  test.each([
    ['eleven minutes ahead', 11],
    ['a year ahead', 525_600],
  ])('goes to one also when the clock of another instance is %s', async (_, ahead) => {
    const first = await heldUp(() => create(1));
    minutes = ahead;
    const second = await create(2, instances[1]);
    expect([await first.finish(), second].filter(({ ok }) => ok)).toHaveLength(1);
    expect(await create(3, instances[2])).toMatchObject({ ok: false, code: 'course.codeTaken' });
  });

  test('goes to one also when what claims it is said to have happened long ago', async () => {
    const data = (n: number) => ({ type: 'CreateCourse', data: courseOf(n), commandId: randomUUID() });
    const longAgo = { occurredAt: '2020-01-01T00:00:00.000Z' };
    const first = await heldUp(() => world.service.handle({ ...data(1), ...longAgo }, seed));
    expect(await create(2, instances[1])).toMatchObject({ ok: false, code: 'course.codeTaken' });
    expect(await first.finish()).toMatchObject({ ok: true });
  });

  test('stays with its record when one of two commands that claimed it for the record is refused', async () => {
    const data = { ...courseOf(1), description: 'other' };
    const first = await heldUp(() => create(1));
    const second = await heldUp(() => send(instances[1]!, 'CreateCourse', data));
    expect(await first.finish()).toMatchObject({ ok: true });
    expect(await second.finish()).toMatchObject({ ok: false });
    expect((await claims()).map(([type]) => type)).toEqual(['ValueClaimed', 'ValueClaimed']);
  });

  test('that its record has given up is free at once', async () => {
    expect(await create(1)).toMatchObject({ ok: true });
    expect(await send(world.service, 'DeleteCourse', { courseId: id(1) })).toMatchObject({ ok: true });
    expect(await create(2, instances[1])).toMatchObject({ ok: true });
    expect((await claims()).map(([, holder]) => holder)).toEqual([`course-${id(1)}`, `course-${id(2)}`]);
    expect(await world.history(`course-${id(1)}`)).toHaveLength(2);
  });

  test('that was given before there were claims is not given again', async () => {
    await world.write(`course-${id(1)}`, [
      {
        type: 'CourseCreated',
        data: { ...courseOf(1), categoryId: null, teacherIds: [], credits: 3, published: true },
      },
    ]);
    expect(await create(2)).toMatchObject({ ok: false, code: 'course.codeTaken' });
  });

  test('is claimed by nobody from outside', async () => {
    const data = { kind: 'courseCode', value: 'BIB-101', holder: `course-${id(1)}` };
    expect(await send(world.service, 'ClaimValue', data)).toMatchObject({ ok: false, code: 'invalid' });
  });
});
