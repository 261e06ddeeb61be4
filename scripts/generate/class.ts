// A class has its people, a term of registers, leave, an exam that everybody sits, and an invoice each.
import { attemptIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import { addDays, weekdayOf } from '../demo/calendar.ts';
import type { DemoCommand } from '../demo/command.ts';
import { courses, personCommands, questions, startOf } from './college.ts';
import {
  batchOf,
  classDays,
  ids,
  meetingsOf,
  membersOf,
  pick,
  regionOfClass,
  termOf,
  type Meeting,
  type Plan,
} from './plan.ts';

type Partition = readonly DemoCommand[];
const minutesAfter = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const instantOf = (date: string, time: string) => `${date}T${time}:00.000Z`;
const command = (
  key: string,
  type: string,
  data: Record<string, unknown>,
  actorId: string | null,
  occurredAt: string,
): DemoCommand => ({
  key: `${type}-${key}`,
  type,
  data,
  actorId,
  occurredAt,
});

function place(plan: Plan, n: number): Partition {
  const groupId = ids.group(n);
  const term = termOf(plan);
  const region = regionOfClass(n);
  const by = (type: string, data: Record<string, unknown>) => command(`${n}`, type, data, null, startOf(plan));
  const planned = { fromDate: term.from, toDate: term.to, termName: term.name };
  return [
    by('CreateGroup', {
      groupId,
      regionId: ids.region(region),
      name: `Campus ${region + 1} Class ${n + 1}`,
      programYear: 1,
      attendanceSchemaId: ids.schema,
    }),
    by('SetGroupCourses', {
      groupId,
      items: courses.map((_, i) => ({ courseId: ids.course(i), order: i + 1, ...planned })),
    }),
    by('ScheduleExam', {
      groupId,
      examId: ids.exam(n % courses.length),
      opensAt: instantOf(term.from, '08:00'),
      closesAt: instantOf(plan.today, '20:00'),
    }),
  ];
}

/** Two thirds ask for leave once in the term; most of it is decided. */
function leave(plan: Plan, n: number, student: number): Partition {
  if (pick(3, 'leave', student) === 0) return [];
  const leaveRequestId = ids.of('leave', student);
  let date = addDays(termOf(plan).from, 7 + pick(70, 'leave day', student));
  while (!classDays.includes(weekdayOf(date))) date = addDays(date, 1);
  const sent =
    instantOf(addDays(date, -3), '18:00') < instantOf(plan.today, '00:00')
      ? instantOf(addDays(date, -3), '18:00')
      : instantOf(addDays(plan.today, -1), '18:00');
  const wish = {
    attendanceType: 'absence',
    fromDate: date,
    toDate: date,
    time: null,
    periods: [],
    reason: 'Family matter',
    studentNotes: null,
  };
  const decision = pick(10, 'decided', student);
  const verdict = decision < 6 ? 'ApproveLeaveRequest' : decision < 9 ? 'AcknowledgeLeaveRequest' : undefined;
  const facilitator = ids.facilitator(regionOfClass(n));
  return [
    command(
      `${student}`,
      'SubmitLeaveRequest',
      { leaveRequestId, userId: ids.student(student), groupId: ids.group(n), ...wish },
      ids.student(student),
      sent,
    ),
    ...(verdict
      ? [command(`${student}`, verdict, { leaveRequestId, adminComments: null }, facilitator, minutesAfter(sent, 900))]
      : []),
  ];
}

function markOf(student: number, meeting: number, startsAt: string) {
  const userId = ids.student(student);
  const chance = pick(100, 'mark', student, meeting);
  if (chance < 5) return { userId, status: 'absent', arrivedAt: null };
  const late = chance < 10;
  return {
    userId,
    status: late ? 'late' : 'present',
    arrivedAt: minutesAfter(startsAt, late ? 6 + (chance % 4) : -(chance % 9)),
  };
}
function register(
  n: number,
  members: readonly number[],
  { date, period: [periodKey, start, end] }: Meeting,
  i: number,
): Partition {
  const groupId = ids.group(n);
  const registerId = registerIdOf(groupId, date, periodKey);
  const startsAt = instantOf(date, start);
  const by = (type: string, data: Record<string, unknown>, at: string) =>
    command(`${n}-${date}-${periodKey}`, type, data, ids.facilitator(regionOfClass(n)), at);
  return [
    by('OpenRegister', { groupId, date, periodKey }, minutesAfter(startsAt, -5)),
    by(
      'RecordAttendance',
      { registerId, batchId: batchOf(n, i), marks: members.map((student) => markOf(student, i, startsAt)) },
      minutesAfter(startsAt, 20),
    ),
    by('CloseRegister', { registerId }, instantOf(date, end)),
  ];
}

/** The exam is answered to the end, and most of it right. */
function exam(plan: Plan, n: number, student: number): Partition {
  const [userId, groupId, examId] = [ids.student(student), ids.group(n), ids.exam(n % courses.length)];
  const attemptId = attemptIdOf(userId, groupId, examId, 1);
  const startsAt = instantOf(addDays(termOf(plan).from, 10 + pick(3, 'exam day', student)), '13:00');
  const by = (type: string, key: string, data: Record<string, unknown>, minutes: number) =>
    command(`${student}${key}`, type, data, userId, minutesAfter(startsAt, minutes));
  return [
    by(
      'StartExamAttempt',
      '',
      { userId, groupId, examId, startId: uuidFrom('generated start', student), channel: 'WEB' },
      0,
    ),
    ...questions.map((_, i) =>
      by(
        'SaveExamAnswer',
        `-q${i + 1}`,
        { attemptId, questionId: `q${i + 1}`, optionId: 'aaaaab'[pick(6, 'answer', student, i)] },
        i + 1,
      ),
    ),
    by('SubmitExamAttempt', '', { attemptId }, 9),
  ];
}

/** Half of the students have paid it, a quarter a part of it. */
function invoice(plan: Plan, n: number, student: number): Partition {
  const { from } = termOf(plan);
  const region = regionOfClass(n);
  const invoiceId = ids.of('invoice', student);
  const by = (type: string, data: Record<string, unknown>, date: string) =>
    command(`${student}`, type, { invoiceId, ...data }, ids.registrar(region), instantOf(date, '10:00'));
  const lines = [
    { particulars: 'Tuition, autumn term', qty: 1, price: 105_000 },
    { particulars: 'Course materials', qty: 3, price: 5_000 },
  ];
  const bill = {
    userId: ids.student(student),
    regionId: ids.region(region),
    currency: ['USD', 'EUR'][region % 2],
    lines,
    taxRate: 0,
  };
  const paid = [120_000, 120_000, 40_000, 0][pick(4, 'paid', student)]!;
  const on = addDays(from, 5 + pick(20, 'paid on', student));
  return [
    by('IssueInvoice', { ...bill, date: from, dueDate: addDays(from, 30), remarks: null }, from),
    ...(paid
      ? [
          by(
            'RecordPayment',
            { paymentId: ids.of('payment', student), amount: paid, method: 'bank', date: on, reference: null },
            on,
          ),
        ]
      : []),
  ];
}

/** They come in stages; the partitions of a stage may run beside each other. */
export function classCommands(plan: Plan, n: number): readonly (readonly Partition[])[] {
  const members = membersOf(plan, n);
  const [region, group] = [ids.region(regionOfClass(n)), ids.group(n)];
  const people = members.map((student) =>
    personCommands(plan, {
      kind: 'student',
      n: student,
      userId: ids.student(student),
      regions: [region],
      groups: [group],
    }),
  );
  return [
    [place(plan, n)],
    people,
    members.flatMap((student) => [leave(plan, n, student), exam(plan, n, student), invoice(plan, n, student)]),
    meetingsOf(plan).map((meeting, i) => register(n, members, meeting, i)),
  ];
}
