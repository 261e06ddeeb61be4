import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { transcriptIssueStream } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptIssueExamples } from '@paideia/events/transcripts/transcript-issue.examples.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { addresses } from '@paideia/projection-service/addresses/address.view.ts';
import { bill, idOf, issued, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  otherGroupId,
  otherRegionId,
  people,
  regionId,
  submitted,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const [monday, tuesday] = [register(), register('2026-10-13')];
const here = { userId: freya, regionId };
const abroad = { userId: freya, regionId: otherRegionId, currency: 'PLN' };
const enrolledAbroad: GivenEvent = {
  type: 'EnrolmentStarted',
  data: { groupId: otherGroupId, userId: freya, regionId: otherRegionId, date: '2026-10-01', source: 'admin' },
  meta: { stream: `enrolment-${otherGroupId}_${freya}`, at: '2026-10-01T12:00:00.000Z' },
};
const note: GivenEvent = {
  type: 'TranscriptNoteAdded',
  data: { userId: freya, groupId, regionId, noteId: '9'.repeat(24), text: 'Greek I', transferredCredit: 3, by: emmett },
  meta: { stream: `transcriptNote-${freya}_${groupId}`, at: '2026-11-10T12:00:00.000Z' },
};
const { issueId, codeHash, certified } = transcriptIssueExamples.IssueTranscript;
const transcriptIssued: GivenEvent = {
  type: 'TranscriptIssued',
  data: { userId: freya, groupId, regionId, issueId, codeHash, certified, by: emmett },
  meta: { stream: transcriptIssueStream(issueId), at: '2026-11-12T12:00:00.000Z' },
};

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    enrolledAbroad,
    ...[monday.opened(), monday.recorded(freya, 'absent'), monday.recorded(emmett, 'late')],
    ...[tuesday.opened(), tuesday.recorded(freya, 'present')],
    submitted(freya),
    ...[note, transcriptIssued],
    ...[issued(bill(1, here), 50_000), paid(bill(1, here), 20_000), issued(bill(2, abroad), 30_000)],
  ]);
  const phones = [{ type: 'mobile', number: '+1 719 555 0110' }] as const;
  await college.api.put(users, { ...people.freya, regionIds: [regionId], phones });
  await college.api.put(addresses, {
    _id: idOf('user', 90),
    _revision: 0,
    owner: 'user',
    itemId: freya,
    name: null,
    line1: '4 Mill Lane',
    line2: null,
    city: 'Woodland Park',
    state: 'CO',
    postcode: '80863',
    country: 'United States',
    createdBy: null,
    updatedBy: null,
    createdAt: '2026-09-01',
    updatedAt: '2026-09-01',
  });
});
afterAll(() => college.close());

const fields = `fullName enrolments { groupName status }
  attendance { groupName summary { absent present } missed { date status } }
  grades { groupName notes { text } } leave { total items { status } }
  invoices { total balances { currency balance } items { number total } }
  contacts { email phones { number } addresses { stackedAddress } } history { sentence }`;
type Shown = {
  readonly enrolments: readonly { readonly groupName: string }[];
  readonly attendance: readonly { readonly groupName: string }[] | null;
  readonly grades: readonly { readonly groupName: string }[] | null;
  readonly leave: { readonly total: number } | null;
  readonly invoices: { readonly total: number; readonly balances: readonly object[] } | null;
  readonly contacts: object | null;
  readonly history: readonly { readonly sentence: string }[];
};
const record = async (who: Person, userId = freya) => {
  const { data, errors } = await college.ask(who, `query ($u: ID!) { studentRecord(userId: $u) { ${fields} } }`, {
    u: userId,
  });
  return { shown: (data?.['studentRecord'] ?? undefined) as Shown | undefined, error: errors[0] };
};
const told = ({ history }: Shown, text: string) => history.some(({ sentence }) => sentence.includes(text));

describe('the record of a student', () => {
  test('shows an admin everything, the latest first', async () => {
    const { shown, error } = await record('renata');
    expect(error).toBeUndefined();
    expect(shown).toMatchObject({
      fullName: 'Freya Halloran',
      enrolments: [
        { groupName: 'Lublin Evening', status: 'active' },
        { groupName: 'Cedar Ridge Day Year 1', status: 'active' },
      ],
      attendance: [
        {
          groupName: 'Cedar Ridge Day Year 1',
          summary: { absent: 1, present: 1 },
          missed: [{ date: '2026-10-12', status: 'absent' }],
        },
        { groupName: 'Lublin Evening', missed: [] },
      ],
      leave: { total: 1, items: [{ status: 'pending' }] },
      invoices: {
        total: 2,
        balances: [
          { currency: 'PLN', balance: 30_000 },
          { currency: 'USD', balance: 30_000 },
        ],
      },
      contacts: {
        email: 'freya@example.org',
        phones: [{ number: '+1 719 555 0110' }],
        addresses: [{ stackedAddress: '4 Mill Lane\nWoodland Park CO 80863\nUnited States' }],
      },
    });
    expect(shown?.grades?.map(({ groupName }) => groupName)).toContain('Cedar Ridge Day Year 1');
    expect(shown?.history.length).toBeGreaterThan(5);
  });

  // Each row says who looks, and which parts are absent.
  test.each<[Person, readonly (keyof Shown)[]]>([
    ['harriet', ['invoices', 'contacts']],
    ['nadia', ['leave', 'invoices', 'contacts']],
    ['silas', ['grades', 'invoices', 'contacts']],
    ['dorota', ['attendance', 'leave']],
  ])('%s sees of it what the role and the region allow', async (who, absent) => {
    const { shown } = await record(who);
    const parts = ['attendance', 'grades', 'leave', 'invoices', 'contacts'] as const;
    expect(parts.filter((part) => shown?.[part] === null)).toEqual(absent);
    expect(shown?.enrolments).toEqual([{ groupName: 'Cedar Ridge Day Year 1', status: 'active' }]);
    for (const part of ['attendance', 'grades'] as const)
      expect(shown?.[part]?.map(({ groupName }) => groupName) ?? ['Cedar Ridge Day Year 1']).toEqual([
        'Cedar Ridge Day Year 1',
      ]);
    expect(shown?.invoices?.total ?? 1).toBe(1);
    // The history tells of nothing that is absent.
    expect(told(shown!, 'invoice')).toBe(!absent.includes('invoices'));
    expect(told(shown!, 'leave')).toBe(!absent.includes('leave'));
    expect(told(shown!, 'issued the transcript')).toBe(!absent.includes('grades'));
    expect(told(shown!, 'Lublin')).toBe(false);
  });

  test('is not there for staff of another region, for students and for who is not there', async () => {
    const unknown = (await record('renata', 'f'.repeat(24))).error;
    expect(unknown?.extensions['code']).toBe('notFound');
    for (const [who, userId] of [
      ['oskar', emmett],
      ['freya', emmett],
      ['freya', freya],
      ['oskar', 'f'.repeat(24)],
      // They are staff of one's own region, who study nothing.
      ['harriet', people.nadia._id],
    ] as const)
      expect((await record(who, userId)).error).toEqual(unknown);
    // Of a student of two regions each one's staff sees its own half.
    const { shown } = await record('oskar');
    expect(shown?.enrolments).toEqual([{ groupName: 'Lublin Evening', status: 'active' }]);
    expect(shown?.leave).toEqual({ total: 0, items: [] });
  });

  test('tells the region that a student has left what was studied there, and no longer where the student lives', async () => {
    const withdrawn: GivenEvent = {
      type: 'EnrolmentWithdrawn',
      data: { groupId, userId: freya, regionId, date: '2026-11-12', reason: 'Moved to Lublin' },
      meta: { stream: `enrolment-${groupId}_${freya}`, at: '2026-11-12T12:00:00.000Z' },
    };
    await college.happened(withdrawn);
    // What was marked until then stays told.
    expect((await record('renata')).shown).toMatchObject({
      enrolments: expect.arrayContaining([{ groupName: 'Cedar Ridge Day Year 1', status: 'withdrawn' }]),
      attendance: expect.arrayContaining([
        expect.objectContaining({ groupName: 'Cedar Ridge Day Year 1', summary: { absent: 1, present: 1 } }),
      ]),
    });
    await college.api.put(users, { ...people.freya, regionIds: [regionId] });
    // She belongs to the region until somebody takes it away, as the list of people shows her there.
    expect((await record('dorota')).shown?.contacts).not.toBeNull();
    await college.api.put(users, { ...people.freya, groupIds: [otherGroupId], regionIds: [otherRegionId] });
    const addressesOf = 'query ($u: ID!) { addresses(itemId: $u) { stackedAddress } }';
    expect((await college.ask('dorota', addressesOf, { u: freya })).data).toEqual({ addresses: [] });
    const { shown } = await record('dorota');
    expect(shown?.grades?.map(({ groupName }) => groupName)).toEqual(['Cedar Ridge Day Year 1']);
    expect(shown?.invoices?.total).toBe(1);
    expect(shown?.contacts).toBeNull();
  });
});
