import { expect, test } from '@jest/globals';
import { auditTables } from '@paideia/events/catalogue.ts';
import { sampleOf } from '@paideia/events/kernel/testing/sample.ts';
import type { Context } from '../graphql/context.ts';
import { changesOf } from './changes.ts';
import { eventEntries } from './event-entries.ts';
import type { LoggedEvent } from './logged-event.ts';

const numbered = (n: number): LoggedEvent => ({
  stream: 'receiptCounter-cedar',
  revision: n,
  position: n,
  type: 'TransactionNumbered',
  data: { invoiceId: `i${n}`, transactionId: `i${n}`, receiptNumber: `US-${n}`, type: 'INVOICE' },
  meta: {
    at: '2026-11-20T09:00:00.000Z',
    actorId: null,
    channel: 'SYSTEM',
    correlationId: '',
    payloadHash: '',
  } as never,
});

test('of a stream whose events say all by themselves nobody reads what was before, and what changed is told the same', async () => {
  const read: string[] = [];
  const context = {
    locale: 'en',
    text: (id: string) => id,
    join: () => Promise.resolve(undefined),
    history: (stream: string) => (read.push(stream), Promise.resolve([])),
  } as unknown as Context;
  const told = await eventEntries(context, [numbered(700), numbered(900)]);
  expect(read).toEqual([]);
  expect(told.map(({ changes }) => changes.map(({ after }) => after))).toMatchObject([
    expect.arrayContaining(['US-700']),
    expect.arrayContaining(['US-900']),
  ]);
});

test('what changes of one course in a plan is said with its name', async () => {
  const [courseId, groupId, regionId] = ['1', '2', '3'].map((digit) => digit.repeat(24));
  const course = { courseId, order: 1, toDate: '2026-12-18', termName: 'Autumn', teacherIds: [] };
  const planOf = (revision: number, fromDate: string): LoggedEvent => ({
    ...numbered(revision),
    stream: `group-${groupId}`,
    type: 'GroupCoursesSet',
    data: { groupId, regionId, items: [{ ...course, fromDate }] },
  });
  const logged = [planOf(0, '2026-09-07'), planOf(1, '2026-09-14')];
  const context = {
    locale: 'en',
    text: (id: string, params: Readonly<Record<string, string>> = {}) =>
      id === 'audit.fieldOf' ? `${params['field']} of ${params['name']}` : id,
    join: ({ name }: { readonly name: string }, id: string) =>
      Promise.resolve(name === 'courses' && id === courseId ? { title: 'Old Testament Survey' } : undefined),
    history: () => Promise.resolve(logged),
  } as unknown as Context;
  expect((await eventEntries(context, [logged[1]!]))[0]!.changes).toEqual([
    { field: 'audit.field.fromDate of Old Testament Survey', before: '7 September 2026', after: '14 September 2026' },
  ]);
});

test('events that are said to say all by themselves do', () => {
  const tables = auditTables.filter(({ saysAll }) => saysAll);
  expect(tables.map(({ events }) => events.category)).toContain('receiptCounter');
  for (const { events } of tables)
    for (const [type, { schema }] of Object.entries(events.types)) {
      const event = { ...numbered(1), type, data: sampleOf(schema) };
      const [alone, after] = [changesOf([event]), changesOf([event, event])];
      expect(after[1]).toEqual(alone[0]);
    }
});
