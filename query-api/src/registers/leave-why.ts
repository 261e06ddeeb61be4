import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { seesLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { eventsBehind, onePart } from './events-behind.queries.ts';
import { whyFormatter } from './why-formatter.rules.ts';
import type { Why } from './why.types.ts';

const rules = {
  pending: 'ruleLeavePending',
  approved: 'ruleLeaveApproved',
  acknowledged: 'ruleLeaveAcknowledged',
} as const;

/** Why a leave request stands as it does. */
export async function whyLeave(context: Context, id: string): Promise<Why> {
  const request = context.visible(
    await context.read(leaveRequests).one(id),
    seesLeaveRequest,
    ({ userId, regionId }) => ({ ownerId: userId, regionId }),
  );
  const { userId, studentName, fromDate, toDate, periods, attendanceType, status, decidedBy } = request;
  const { say, line, value, list, dates: datesOf } = whyFormatter(context);
  const [{ entries }, decider] = await Promise.all([
    eventsBehind(context, request.why, { userId, readsPersonal: true }),
    decidedBy === null ? undefined : context.join(users, decidedBy),
  ]);
  const dates = datesOf(fromDate, toDate);
  const isOwn = context.signedIn().userId === userId;
  return {
    title:
      isOwn || studentName === null
        ? say('leaveTitle', { dates })
        : say('leaveTitleOf', { dates, student: studentName }),
    value: value(status),
    formula: [
      line('asked', value(attendanceType)),
      line('dates', dates),
      line('periods', periods.length > 0 ? list(periods) : say('wholeDay')),
      ...(decider ? [line('decidedBy', decider.fullName)] : []),
    ],
    rule: say(rules[status]),
    parts: onePart(entries),
  };
}
