import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AttendanceSchemaCommand } from '@paideia/events/attendance-schemas/attendance-schema.commands.ts';
import {
  attendanceSchemaEvents,
  attendanceSchemaStream,
  type AttendanceSchemaEvent,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { attendanceSchemaFactTable } from './attendance-schema.facts.ts';
import { attendanceSchema } from './attendance-schema.decider.ts';

const { given } = specFor(attendanceSchema, { inUse: false, isNameTaken: false, locks: [] });
const data = attendanceSchemaExamples.DefineAttendanceSchema;
const [autumn, spring] = data.terms as [(typeof data.terms)[number], (typeof data.terms)[number]];
const period = { key: 'P1', weekday: 1, start: '08:30', end: '10:00' };
const define = (more: object = {}): AttendanceSchemaCommand => ({
  type: 'DefineAttendanceSchema',
  data: { ...data, ...more },
});
const revise = (more: object = {}): AttendanceSchemaCommand => ({
  type: 'ReviseAttendanceSchema',
  data: { ...data, ...more },
});
const defined: AttendanceSchemaEvent = { type: 'AttendanceSchemaDefined', data: { ...data, schemaVersion: 1 } };
const remove: AttendanceSchemaCommand = { type: 'DeleteAttendanceSchema', data: { schemaId: data.schemaId } };

describe('an attendance schema', () => {
  test('is defined once and counts its versions', () => {
    given().when(define()).then(defined);
    given(defined).when(define()).thenNothing();
    given(defined)
      .when(define({ name: 'Other' }))
      .thenRejected('attendanceSchema.exists');
    given(defined)
      .when(revise({ name: 'Other' }))
      .thenLike({ type: 'AttendanceSchemaRevised', data: { name: 'Other', schemaVersion: 2 } });
    given(defined).when(revise()).thenNothing();
  });
  test.each([
    [
      'a term that ends before it begins',
      { terms: [{ ...autumn, to: '2026-09-06' }] },
      'attendanceSchema.termBackwards',
    ],
    ['terms that share a day', { terms: [autumn, { ...spring, from: autumn.to }] }, 'attendanceSchema.termsOverlap'],
    [
      'a term inside another',
      { terms: [autumn, { ...spring, from: '2026-10-01', to: '2026-10-02' }] },
      'attendanceSchema.termsOverlap',
    ],
    ['two terms of one name', { terms: [autumn, { ...spring, name: autumn.name }] }, 'attendanceSchema.termTwice'],
    [
      'two terms whose names differ in case and spaces alone',
      { terms: [autumn, { ...spring, name: 'autumn  2026' }] },
      'attendanceSchema.termTwice',
    ],
    ['a period of no length', { periods: [{ ...period, end: '08:30' }] }, 'attendanceSchema.periodBackwards'],
    [
      'periods that overlap',
      { periods: [period, { ...period, key: 'P2', start: '09:59', end: '11:00' }] },
      'attendanceSchema.periodsOverlap',
    ],
    [
      'the same period twice a day',
      { periods: [period, { ...period, start: '10:30', end: '11:00' }] },
      'attendanceSchema.periodTwice',
    ],
  ] as const)('refuses %s', (_, more, code) => {
    given().when(define(more)).thenRejected(code);
    given(defined).when(revise(more)).thenRejected(code);
  });
  test.each([
    ['terms that follow each other', { terms: [autumn, { ...spring, from: '2026-12-19' }] }],
    ['periods that follow each other', { periods: [period, { ...period, key: 'P2', start: '10:00', end: '11:00' }] }],
    ['one period on several days', { periods: [period, { ...period, weekday: 2 }] }],
    ['a one-day term', { terms: [{ ...autumn, to: autumn.from }] }],
  ])('takes %s', (_, more) => given().when(define(more)).thenLike({ type: 'AttendanceSchemaDefined' }));
  test('keeps names of terms that stood beside each other before', () => {
    const terms = [autumn, { ...spring, name: 'AUTUMN 2026' }];
    const old: AttendanceSchemaEvent = { ...defined, data: { ...defined.data, terms } };
    given(old)
      .when(revise({ name: 'Other', terms }))
      .thenLike({ type: 'AttendanceSchemaRevised', data: { terms } });
    given(old)
      .when(revise({ terms: [autumn, { ...spring, name: 'Autumn2026' }] }))
      .thenRejected('attendanceSchema.termTwice');
  });
  test('is deleted while no group uses it', () => {
    given(defined).when(remove).then({ type: 'AttendanceSchemaDeleted', data: remove.data });
    given(defined).when(remove, { inUse: true }).thenRejected('attendanceSchema.inUse');
  });
});

describe('the name of a schema', () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld({
      slices: { deciders: [attendanceSchema], factTables: [attendanceSchemaFactTable, groupFactTable] },
      events: [attendanceSchemaEvents, groupEvents],
    });
  });
  afterEach(() => world.close());
  const send = (type: AttendanceSchemaCommand['type'], n: number, name: string) =>
    world.send(type, { ...data, schemaId: id(n), name });
  const taken = { ok: false, code: 'attendanceSchema.nameTaken' };

  test('is taken, whatever its case and spaces, until the schema is renamed or deleted', async () => {
    expect(await send('DefineAttendanceSchema', 1, 'Day program')).toMatchObject({ ok: true });
    expect(await send('DefineAttendanceSchema', 2, 'DAY  Program')).toMatchObject(taken);
    expect(await send('DefineAttendanceSchema', 2, 'Evening')).toMatchObject({ ok: true });
    expect(await send('ReviseAttendanceSchema', 2, 'day program')).toMatchObject(taken);
    expect(await send('ReviseAttendanceSchema', 1, 'Day Program')).toMatchObject({ ok: true });
    await world.done('DeleteAttendanceSchema', { schemaId: id(1) });
    expect(await send('ReviseAttendanceSchema', 2, 'Day program')).toMatchObject({ ok: true });
  });
  test('that two had before stays theirs, and is given to no third', async () => {
    for (const schemaId of [id(1), id(2)])
      await world.write(attendanceSchemaStream(schemaId), [{ ...defined, data: { ...defined.data, schemaId } }]);
    const revised = { ...data, schemaId: id(2), terms: [autumn] };
    await world.done('ReviseAttendanceSchema', revised);
    expect(await send('DefineAttendanceSchema', 3, data.name)).toMatchObject(taken);
    await world.done('ReviseAttendanceSchema', { ...revised, name: 'Evening' });
    expect(await send('ReviseAttendanceSchema', 2, data.name)).toMatchObject(taken);
  });
});
