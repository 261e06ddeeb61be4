import { expect, test } from '@jest/globals';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { excusedWorkNotices } from './excused-work.reactions.ts';

const occurred: Occurred = {
  id: '00000000-0000-5000-8000-000000000001',
  at: '2026-11-20T09:00:00.000Z',
  actorId: harriet,
  commandId: '',
  correlationId: '',
  channel: 'WEB',
  schemaVersion: 1,
  payloadHash: '',
  stream: `excusedWork-${ada}_${yearOne}`,
  revision: 0,
  position: 0,
};
const work = { userId: ada, groupId: yearOne, regionId: campus, workId: exampleId('w'), reason: 'Ill', by: harriet };

test.each([
  ['WorkExcused', 'exam', 'excused', 'exams', 'examId'],
  ['WorkExcuseWithdrawn', 'assignment', 'withdrawn', 'assignments', 'assignmentId'],
] as const)('%s of an %s is told to the student alone, with the way there', async (type, kind, status, path, idOf) => {
  const commands = await excusedWorkNotices.on[type]!({ ...work, kind } as never, occurred, undefined as never);
  expect(commands.map(({ data }) => data)).toMatchObject([
    {
      userId: ada,
      key: 'workExcused',
      link: `/student/assessments/${path}/${work.workId}`,
      params: { status, groupId: yearOne, [idOf]: work.workId },
    },
  ]);
  // What was said between teachers stays out of a message that others may see over a shoulder.
  expect(JSON.stringify(commands)).not.toContain(work.reason);
});
