import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseA } from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { collegeWith, emmett, freya, regionId, type College } from '../registers/attendance.examples.ts';

const [until, before, after] = [
  '2026-11-07T06:00:00.000Z',
  '2026-11-07T05:59:59.999Z',
  '2026-11-07T06:00:00.000Z',
] as const;
const essay = assignmentOf(71, courseA);
const paper = assignmentOf(72, courseA);
const report = assignmentOf(73, courseA);
const reading = assignmentOf(74, courseA);

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[essay.defined, paper.defined, report.defined],
    ...[essay.submitted(emmett), essay.reopened(emmett, until)],
    ...[paper.submitted(emmett), paper.graded(emmett, 85), paper.reopened(emmett, until)],
    report.submitted(freya),
    ...[reading.defined, reading.submitted(freya), reading.excused(freya)],
  ]);
});
afterAll(() => college.close());

const query = `query ($by: String, $filter: AssignmentSubmissionFilter) {
  allAssignmentSubmissions(sortField: $by, filter: $filter) { total items { id status } }
  dashboard { ungradedSubmissions { n regions { regionId n } } }
}`;
const waiting = async (at: string, by: string | null, more: object = {}) => {
  college.api.clock.at = Date.parse(at);
  const { data } = await college.ask('harriet', query, { by, filter: { status: 'submitted', ...more } });
  const { total, items } = data?.['allAssignmentSubmissions'] as { total: number; items: { id: string }[] };
  expect(total).toBe(items.length);
  expect(items.every((one) => 'status' in one && one.status === 'submitted')).toBe(true);
  const { n, regions } = (data?.['dashboard'] as { ungradedSubmissions: { n: number; regions: object[] } })
    .ungradedSubmissions;
  expect(regions).toEqual([{ regionId, n }]);
  return { n, ids: items.map(({ id }) => id).toSorted() };
};

test.each([null, 'studentName', 'dueAt', 'grade'])(
  'work that was reopened and not handed in anew waits for its grade once that time is over, sorted by %s',
  async (by) => {
    const [sent, again] = [report.submissionOf(freya), essay.submissionOf(emmett)];
    expect(await waiting(before, by)).toEqual({ n: 1, ids: [sent] });
    expect(await waiting(after, by)).toEqual({ n: 2, ids: [again, sent].toSorted() });
    expect((await waiting(after, by, { assignmentId: essay.assignmentId })).ids).toEqual([again]);
    expect((await waiting(after, by, { regionId, q: 'fre' })).ids).toEqual([sent]);
  },
);

test('work that its student is excused from waits for nobody, and the list tells it apart', async () => {
  expect((await waiting(before, null, { assignmentId: reading.assignmentId })).ids).toEqual([]);
  const { data } = await college.ask(
    'harriet',
    'query ($filter: AssignmentSubmissionFilter) { allAssignmentSubmissions(filter: $filter) { items { id excused } } }',
    { filter: { userId: freya } },
  );
  expect(data?.['allAssignmentSubmissions']).toMatchObject({
    items: expect.arrayContaining([
      { id: reading.submissionOf(freya), excused: true },
      { id: report.submissionOf(freya), excused: false },
    ]),
  });
});
