import { users } from '@paideia/projection-service/accounts/users.view.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Rule } from '@paideia/events/kernel/permission.ts';
import type { whyMessages } from '@paideia/events/registers/why.messages.ts';
import type { MarkView } from '@paideia/projection-service/registers/mark.view.ts';
import {
  attendanceRegisters,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { periodNumber } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { groupTimetable } from './group-timetable.types.ts';
import { eventsBehind, onePart } from './events-behind.queries.ts';
import { whyFormatter, type WhyFormatter } from './why-formatter.rules.ts';
import { readsWords } from './why-words.rules.ts';
import type { Why, WhyLine } from './why.types.ts';

type Rules = Extract<keyof typeof whyMessages, `rule${string}`>;
const leaveDeclined: ReadonlySet<string> = new Set(['AttendanceMarkedAbsent', 'LeaveRequestAcknowledged']);

/** Answers which row of the table of statuses made the mark what it is. */
function ruleOf(
  { status, input, minutesLate, excuses }: MarkView,
  { minutesLateThreshold }: AttendanceRegisterView,
  events: readonly Recorded[],
): Rules {
  // An explanation that came afterwards is of another record, and changes nothing about who decided.
  const last = events.findLast(({ stream }) => categoryOf(stream) === 'attendanceRegister')?.type;
  if (status === null) return 'ruleUnmarked';
  if (status === 'excused') return 'ruleExcused';
  if (last === 'AttendanceCorrected') return 'ruleCorrected';
  if (status === 'present') return excuses.length > 0 ? 'rulePresentWins' : 'rulePresent';
  if (status === 'late') return 'ruleLate';
  if (minutesLate !== null && minutesLate > minutesLateThreshold) return 'ruleAbsentByTime';
  if (input !== null) return 'ruleAbsent';
  return events.some(({ type }) => leaveDeclined.has(type)) ? 'ruleAbsentLeave' : 'ruleAbsentClosed';
}

function formulaOf(
  mark: MarkView,
  { minutesLateThreshold }: AttendanceRegisterView,
  timeZone: string,
  { say, line, value, list, time }: WhyFormatter,
): readonly WhyLine[] {
  const { input, arrivedAt, minutesLate, excuses, overruled } = mark;
  const causes = (excuses: MarkView['excuses']) => list([...new Set(excuses.map(({ cause }) => value(cause)))]);
  const arrival = arrivedAt && time(arrivedAt, timeZone);
  return [
    line('seen', input === null ? say('nobodyLooked') : value(input)),
    ...(arrival
      ? [
          line(
            'arrived',
            minutesLate !== null && minutesLate > 0
              ? say('arrivedLate', { time: arrival, minutes: minutesLate })
              : arrival,
          ),
        ]
      : []),
    line('threshold', say('minutes', { minutes: minutesLateThreshold })),
    ...(excuses.length > 0 ? [line('coveredBy', causes(excuses))] : []),
    ...(overruled.length > 0 ? [line('overruled', causes(overruled))] : []),
  ];
}

/** Why one student has this mark in one register: `id` is `{registerId}_{userId}`. */
export async function whyMark(
  context: Context,
  id: string,
  reads: Rule,
  wanted: (mark: MarkView) => boolean,
): Promise<Why> {
  const [registerId, userId] = [id.slice(0, id.lastIndexOf('_')), id.slice(id.lastIndexOf('_') + 1)];
  const register = registerId ? await context.read(attendanceRegisters).one(registerId) : undefined;
  const found = register?.marks.find((one) => one.userId === userId && wanted(one));
  const pair = register && found && { register, mark: found };
  const scope = { ownerId: userId, regionId: register?.regionId };
  const { mark, register: marked } = context.visible(pair, reads, () => scope);
  const formatter = whyFormatter(context);
  const actor = context.signedIn();
  const [{ events, entries }, timetable, student] = await Promise.all([
    eventsBehind(context, mark.why, { userId, readsPersonal: readsWords(actor, scope) }),
    groupTimetable(context, marked.groupId),
    actor.userId === userId ? undefined : context.join(users, userId),
  ]);
  const place = { date: formatter.day(marked.date), period: periodNumber(marked.periodKey) };
  return {
    title: student
      ? formatter.say('markTitleOf', { ...place, student: student.fullName })
      : formatter.say('markTitle', place),
    value: formatter.value(mark.status ?? 'unmarked'),
    formula: formulaOf(mark, marked, timetable?.timeZone ?? 'UTC', formatter),
    rule: formatter.say(ruleOf(mark, marked, events), { threshold: marked.minutesLateThreshold }),
    parts: onePart(entries),
  };
}
