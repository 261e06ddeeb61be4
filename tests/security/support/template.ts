// It makes the demo college that every test of this part begins with, once: `node --import tsx template.ts <directory>`.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { inPartitions } from '@paideia/command-service/kernel/react/partitions.ts';
import { demoCommands } from '../../../scripts/demo/demo.ts';
import { partitionOf } from '../../../scripts/ops/partitions.ts';
import { demoPasswordDigest } from '../../../scripts/demo/people.ts';
import { castSteps, classDay } from './cast.ts';
import { openCollege } from './college.ts';

const [into = ''] = process.argv.slice(2);
const college = await openCollege({ root: join(import.meta.dirname, '../../..') });
/**
 * One day of classes is enough instead of a term, and so are exams without their answers, courses and lessons without their files, and no visits to them: the
 * rights are the same.
 */
const isWanted = ({ type, data }: { type: string; data: Readonly<Record<string, unknown>> }) => {
  if (/Register|RecordAttendance/.test(type) && !type.startsWith('Set'))
    return [data['date'], data['registerId']].some(
      (of) => String(of).includes(classDay) || String(of).includes(classDay.replaceAll('-', '')),
    );
  return !/^(CompleteAlumniProfile|DismissAlumniWelcome|ContactFormerStudent|ListAlumniVideo|ArchiveGroup|SaveExamAnswer|SubmitAbsenceExplanation|ExcuseAbsence|RequestVideoUpload|CompleteVideoUpload|RegisterFile|StoreFile|SetVideoSubtitles|AttachCourseOutline|SetCourseDownloads|SetCourseImage|RecordLogit|RecordLessonWatch)$/.test(
    type,
  );
};
async function send(envelope: Parameters<typeof college.service.handle>[0], actorId: string | null): Promise<void> {
  for (let tries = 1; ; tries++) {
    const reply = await college.service.handle(envelope, { actorId, channel: 'SEED' });
    if (reply.ok) return;
    if (reply.code !== 'conflict' || tries === 20)
      throw new Error(`${envelope.type}: ${JSON.stringify([envelope, reply])}`);
  }
}
const demo = demoCommands(process.env['PAIDEIA_TODAY'] ?? new Date().toISOString().slice(0, 10)).filter(isWanted);
await inPartitions(demo, partitionOf, ({ key, type, data, actorId, occurredAt, password }) =>
  send(
    { type, data, commandId: uuidFrom('demo', key), occurredAt, ...(password !== undefined && { password }) },
    actorId,
  ),
);
for (const { type, data, actorId = null, password } of castSteps(demoPasswordDigest))
  await send({ type, data, commandId: randomUUID(), ...(password !== undefined && { password }) }, actorId);
await college.settled({ reactions: true });
rmSync(into, { recursive: true, force: true });
await college.close(into);
process.exit(0);
