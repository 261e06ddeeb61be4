import { compact } from '@paideia/events/kernel/ids.ts';
import { addDays } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { courses } from './courses.ts';
import { demoId, U } from './ids.ts';

/** With those that follow from how students study, the log has two hundred visits to courses. */
const visits = 103;
const visitors: readonly (readonly [student: number, group: number])[] = [
  [16, 1],
  [19, 2],
  [24, 3],
  [25, 3],
  [26, 4],
];
/** This went wrong in browsers. */
const errors: readonly (readonly [student: number, date: string, url: string, error: string])[] = [
  [11, '2026-09-09', '/student/courses', 'TypeError: Failed to fetch'],
  [14, '2026-09-15', '/profile', "TypeError: Cannot read properties of undefined (reading 'timeZone')"],
  [21, '2026-09-22', '/dashboard', 'TypeError: NetworkError when attempting to fetch resource.'],
  [12, '2026-09-30', '/student/attendances', 'ResizeObserver loop completed with undelivered notifications.'],
  [17, '2026-10-02', '/student/assessments', 'TypeError: Load failed'],
  [22, '2026-10-08', '/student/courses', 'Error: Response not successful: Received status code 502'],
  [15, '2026-10-09', '/student/assessments', 'QuotaExceededError: The quota has been exceeded.'],
  [18, '2026-10-20', '/student/links', 'NotAllowedError: Write permission denied.'],
  [16, '2026-10-27', '/student/invoices', 'TypeError: Failed to fetch'],
  [23, '2026-11-03', '/dashboard', 'Error: Minified React error #185'],
  [20, '2026-11-12', '/student/assessments', 'TypeError: Load failed'],
  [13, '2026-11-18', '/student/attendances', 'AbortError: The play() request was interrupted by a call to pause().'],
];

/** Browsers noted these: visits of students to their courses, and errors. */
export function activityCommands(at: (date: string) => string): readonly DemoCommand[] {
  const noted = (
    n: number,
    student: number,
    date: string,
    { type, ...entry }: { readonly action: string; readonly type: 'ACTIVITY' | 'ERROR'; readonly payload: object },
  ): DemoCommand => {
    const [day, logitId, userId] = [at(date), demoId('J', n), U(student)];
    return {
      key: `RecordLogit-${n}`,
      type: 'RecordLogit',
      actorId: userId,
      data: { logitId, day: compact(day), userId, type, ...entry },
      occurredAt: `${day}T1${5 + (n % 2)}:${String(n % 60).padStart(2, '0')}:00.000Z`,
    };
  };
  return [
    ...Array.from({ length: visits }, (_, i) => {
      const [student, group] = visitors[i % visitors.length]!;
      const taken = courses.filter(({ groups }) => groups.includes(group));
      const { n } = taken[Math.floor(i / visitors.length) % taken.length]!;
      const payload = { courseId: demoId('C', n) };
      const date = addDays('2026-09-07', Math.floor((i * 74) / visits));
      return noted(i + 1, student, date, { action: 'courseActivity', type: 'ACTIVITY', payload });
    }),
    ...errors.map(([student, date, url, error], i) =>
      noted(visits + i + 1, student, date, { action: 'reportFrontEndError', type: 'ERROR', payload: { error, url } }),
    ),
  ];
}
