import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isSearched } from '@paideia/events/kernel/names.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import {
  courseA,
  defined,
  definitionOf,
  examA1,
  examA2,
  examB,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { examDefinitionStream } from '@paideia/events/exams/exam.events.ts';
import { bill, issued } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import {
  collegeWith,
  freya,
  otherRegionId,
  people,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';
import { userView } from '../kernel/testing/examples.ts';

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[examA1, examB].flatMap((examId) => [...defined(definitionOf(examId, courseA, 10))]),
    scheduled(examA1),
    ...defined(definitionOf(examA2, courseA, 10)),
    scheduled(examA2),
    { type: 'ExamRetired', data: { examId: examA2 }, meta: { stream: examDefinitionStream(examA2) } },
    issued(bill(1, { userId: freya, regionId }), 500),
    issued(bill(2, { userId: people.oskar._id, regionId: otherRegionId }), 500),
  ]);
  const reader = college.api.documents.read(invoices);
  const numbered = async (n: number, number: string, studentName: string): Promise<InvoiceView> => ({
    ...(await reader.one(bill(n).invoiceId))!,
    number,
    studentName,
  });
  await college.api.put(
    invoices,
    await numbered(1, 'US-2026-0007', 'Freya Halloran'),
    await numbered(2, 'PL-2026-0007', 'Oskar Wisla'),
  );
});
afterAll(() => college.close());

const query = 'query ($q: String!) { search(q: $q) { kind label detail } }';
type Answer = Awaited<ReturnType<College['ask']>>;
const hits = ({ data, errors }: Answer) => {
  expect(errors).toEqual([]);
  return (data?.['search'] as { kind: string; label: string }[]).map(({ kind, label }) => `${kind} ${label}`);
};
const search = async (who: Person, q: string) => hits(await college.ask(who, query, { q }));

test.each<[Person, string, readonly string[]]>([
  ['renata', 'halloran', ['student Freya Halloran', 'invoice US-2026-0007']],
  ['renata', 'FREYA hal', ['student Freya Halloran', 'invoice US-2026-0007']],
  ['renata', '0007', ['invoice PL-2026-0007', 'invoice US-2026-0007']],
  ['renata', 'vance', ['user Harriet Vance']],
  ['renata', 'day', ['group Cedar Ridge Day Year 1']],
  // A facilitator finds the students and the groups of the region, an admin of the region its people and invoices.
  ['harriet', 'halloran', ['student Freya Halloran']],
  ['harriet', 'cedar', ['group Cedar Ridge Day Year 1']],
  ['harriet', '0007', []],
  ['harriet', 'vance', []],
  ['silas', 'freya', ['student Freya Halloran']],
  ['dorota', 'dorota', ['user Dorota Lis']],
  ['dorota', '0007', ['invoice US-2026-0007']],
  // Nobody of another region is found.
  ['oskar', 'halloran', []],
  ['oskar', '0007', ['ownInvoice PL-2026-0007']],
  ['oskar', 'evening', ['group Lublin Evening']],
  // Students find what is their own.
  ['freya', 'halloran', ['ownInvoice US-2026-0007']],
  ['freya', '0007', ['ownInvoice US-2026-0007']],
  ['freya', 'emmett', []],
  // Less than two letters find nothing, and signs alone not everything.
  ['renata', 'f', []],
  ['renata', '  ', []],
  ['renata', '--', []],
])('%s looks for "%s"', async (who, q, expected) => expect(await search(who, q)).toEqual(expected));

test('exams are found by their authors, and by students for whom they are scheduled while they can be taken', async () => {
  const [all, own] = [await search('renata', 'exam'), await search('freya', 'exam')];
  expect(all.filter((one) => one.startsWith('exam '))).toEqual(['exam Exam 1', 'exam Exam 2', 'exam Exam 3']);
  expect(own).toEqual(['ownExam Exam 1']);
  expect(await search('harriet', 'exam 1')).toEqual([]);
});
test('visitors are refused', async () => {
  const { errors } = await college.api.post('{ search(q: "freya") { label } }');
  expect(errors[0]?.message).toBe('Context userId not found');
});

test('somebody who was erased has the words for it as a name, in the language of who looks', async () => {
  const gone = userView({ _id: 'd'.repeat(24), fullName: 'Erased person', isErased: true, status: 'deactivated' });
  await college.api.put(users, gone);
  expect(await search('renata', 'erased')).toEqual([expect.stringMatching(/^user .*erasure\.person/)]);
});
describe('somebody with more than one right', () => {
  const searchAs = async (who: Partial<UserView>, q: string) => {
    const cookie = await college.api.signIn(userView({ _id: 'e'.repeat(24), roles: ['user'], ...who }));
    return hits(await college.api.post(query, { q }, { cookie }));
  };
  const of = (id: string, ...roleNames: string[]) => ({ regionId: id, slug: 'x', roleNames });

  test('finds by the key to people whoever is of the region, as people where no record of theirs is to be seen', async () => {
    const keyholder = { regionIds: [regionId], permissions: ['users:read'] };
    await college.api.put(users, { ...people.freya, regionIds: [regionId] });
    expect(await searchAs(keyholder, 'halloran')).toEqual(['user Freya Halloran']);
    expect(await searchAs({ ...keyholder, roles: ['user', 'manager'] }, 'halloran')).toEqual([
      'student Freya Halloran',
    ]);
  });
  test('finds the students of one region beside the people of another that is administered', async () => {
    const who = { regionIds: [otherRegionId], regionRoles: [of(otherRegionId, 'admin'), of(regionId, 'instructor')] };
    expect(await searchAs(who, 'emmett')).toEqual(['student Emmett Solano']);
    expect(await searchAs(who, 'oskar')).toEqual(['user Oskar Wisla', 'invoice PL-2026-0007']);
    await college.api.put(users, { ...people.emmett, regionIds: [otherRegionId] });
    expect(await searchAs(who, 'emmett')).toEqual(['student Emmett Solano']);
  });
});

test.each([
  ['', false],
  ['  ', false],
  ['f', false],
  ['ł', false],
  ['--', false],
  ['%_*', false],
  ['f.', false],
  ['fr', true],
  ['é ø', true],
  ['07', true],
  ['王', true],
  ['김', true],
  ['の', true],
])('whether %j is enough to look for: %j', (text, expected) => expect(isSearched(text)).toBe(expected));
