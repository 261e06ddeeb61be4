import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { generate, type GenerateOptions } from './generate.ts';
import { emailOf } from './names.ts';
import { classesOf, ids, meetingsOf, planFor, regionsOf } from './plan.ts';

describe('a plan', () => {
  test('has about as many events as were wanted, in classes of 25 and regions of 40 classes', () => {
    const plan = planFor(50_000, 2_000_000, '2026-11-20');
    expect(plan.registers).toBe(13);
    expect([classesOf(plan), regionsOf(plan)]).toEqual([2_000, 50]);
    expect(planFor(500, 100_000, '2026-11-20').registers).toBeGreaterThan(150);
  });
  test('meets on the last class days before today, each period once', () => {
    const meetings = meetingsOf(planFor(25, 875, '2026-11-20')).map(({ date, period }) => `${date} ${period[0]}`);
    expect(meetings.slice(-3)).toEqual(['2026-11-18 P2', '2026-11-19 P1', '2026-11-19 P2']);
    expect(new Set(meetings).size).toBe(meetings.length);
    expect(meetings).toEqual([...meetings].sort());
  });
  test('gives everybody an address of their own', () => {
    expect(new Set(Array.from({ length: 5_000 }, (_, n) => emailOf('student', n))).size).toBe(5_000);
    expect(emailOf('student', 7)).toMatch(/^[a-z]+\.[a-z]+\.s7@example\.org$/);
  });
});

describe('a generated college', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'generate-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const small = (students: number, options: Partial<GenerateOptions> = {}) =>
    generate({ dataDir, students, events: students * 32, today: '2026-11-20', ...options });

  async function counted(): Promise<Readonly<Record<string, number>>> {
    const store = await openEventStore({ dataDir, readOnly: true });
    const counts: Record<string, number> = {};
    for await (const { events } of store.readAll(0))
      for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
    await store.close();
    return counts;
  }

  test('has passed the deciders, with what the reactions make of it, and accounts that can be signed in to', async () => {
    await small(5);
    expect(await counted()).toMatchObject({
      UserInvited: 7,
      UserActivated: 7,
      TermsAccepted: 7,
      EnrolmentStarted: 5,
      InvoiceIssued: 5,
      ExamAttemptGraded: 5,
      SittingAttemptClosed: 5,
      RegisterOpened: 6,
      RegisterClosed: 6,
      AttendanceRecorded: 30,
    });
    const accounts = await openRecords({ dataDir, file: 'accounts', readOnly: true });
    const verifiers = [0, 1].map((n) => accounts.get<{ hash: string }>(`credential:${ids.student(n)}`));
    const [first, second] = await Promise.all(verifiers);
    expect(first!.value.hash).toMatch(/^\$argon2id\$/);
    expect(second!.value.hash).toBe(first!.value.hash);
    await accounts.close();
  });

  test('goes on where it was stopped, and grows by whole classes without doing anything twice', async () => {
    const stopping = new AbortController();
    // The whole takes a second on a fast machine.
    setTimeout(() => stopping.abort(new Error('stopped')), 300);
    await expect(small(25, { signal: stopping.signal })).rejects.toThrow('stopped');
    await small(25);
    const before = await counted();
    await small(25);
    expect(await counted()).toEqual(before);
    await small(30);
    const after = await counted();
    expect([after['GroupCreated'], after['UserInvited'], after['RegionCreated']]).toEqual([2, 32, 1]);
    await expect(small(40)).rejects.toThrow('cannot grow');
  });
});
