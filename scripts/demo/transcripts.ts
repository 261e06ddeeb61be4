import { createHash } from 'node:crypto';
import type { Certified } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { courses } from './courses.ts';
import { demoId, G, U } from './ids.ts';
import { denver, groups } from './places.ts';

type At = (date: string) => string;
type Grades = Readonly<Record<string, number>>;
const [emmett, freya, registrar] = [11, 12, 3];
const yearOne = 1;

/** It is what query-api composes at that moment of what else is in the demo. The term keeps its name, whatever the day. */
function certified(studentName: string, grades: Grades, average: number, deduction: number): Certified {
  const grade = average - deduction;
  return {
    studentName,
    groupName: groups.find(({ n }) => n === yearOne)!.name,
    terms: [
      {
        name: 'Autumn 2026',
        average,
        deduction,
        grade,
        courses: courses
          .filter((course) => course.groups.includes(yearOne))
          .map(({ code, title, credits }) => ({ code, title, credits, grade: grades[code] ?? null })),
      },
    ],
    overall: grade,
    gradeAverage: average,
    notes: [],
  };
}
/** No code has such a hash: those of codes are made of another text. Nobody checks these papers, they are there to be seen and withdrawn. */
const codeHash = (n: number) => createHash('sha256').update(`demo transcript ${n}`).digest('hex');

/** They are transcripts that were issued with a code, one of which was withdrawn when a paper had been graded. */
export function transcriptCommands(at: At): readonly DemoCommand[] {
  const by = (type: string, n: number, actor: number, when: string, data: object): DemoCommand => ({
    key: `${type}-${n}`,
    type,
    data: { issueId: demoId('Z', n), ...data },
    actorId: U(actor),
    occurredAt: when,
  });
  const issued = (n: number, student: number, actor: number, when: string, of: Certified) =>
    by('IssueTranscript', n, actor, when, {
      userId: U(student),
      groupId: G(yearOne),
      codeHash: codeHash(n),
      certified: of,
    });
  const [monday, thursday] = [instant(at('2026-11-16'), '07:40', denver), instant(at('2026-11-19'), '07:40', denver)];
  return [
    issued(1, emmett, registrar, monday, certified('Emmett Solano', { OT101: 75, NT101: 95 }, 85, 1.5)),
    by('WithdrawTranscriptIssue', 1, registrar, thursday, { reason: 'A paper was graded that was still open' }),
    issued(2, emmett, registrar, thursday, certified('Emmett Solano', { OT101: 75, NT101: 87.5 }, 81.25, 3)),
    issued(
      3,
      freya,
      freya,
      instant(at('2026-11-18'), '19:25', denver),
      certified('Freya Halloran', { OT101: 90 }, 90, 0),
    ),
  ];
}
