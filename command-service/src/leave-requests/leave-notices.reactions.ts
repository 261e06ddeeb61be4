import {
  leaveRequestEvents,
  leaveRequestStream,
  type LeaveRequestEvent,
} from '@paideia/events/leave-requests/leave-request.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import { every } from '@paideia/documents/every.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { linksOf, notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { leaveRequest } from './leave-request.decider.ts';

type Submitted = DataOf<LeaveRequestEvent, 'LeaveRequestSubmitted'>;
type Decided = {
  readonly leaveRequestId: string;
  readonly userId: string;
  readonly groupId: string;
  readonly adminComments: string | null;
  readonly by: string;
};

/**
 * The deans of the region and its attendance admins; the student is never asked to decide. A region that has neither yet still lets its students ask: then
 * the admins of the college are told, who may decide everywhere.
 */
async function decidersOf(ask: Ask, { regionId, userId }: Submitted): Promise<readonly AccountFact[]> {
  const accounts = ask.table(accountFacts);
  const present = (found: readonly AccountFact[]) =>
    found.filter((account) => account.status === 'active' && account.userId !== userId);
  const deans = await every(accounts, { where: { deanOf: regionId } });
  const admins = await accounts.many((await ask.table(regionFacts).one(regionId))?.attendanceAdmins ?? []);
  const all = new Map([...deans, ...admins].map((account) => [account.userId, account]));
  const chosen = present([...all.values()]);
  return chosen.length > 0 ? chosen : present(await every(accounts, { where: { roles: 'admin' } }));
}
/** Answers where this person decides; a dean without a staff role is told, and has no page for it. */
function pageOf({ roles }: AccountFact, leaveRequestId: string): string | null {
  const [ofAdmins = null, ofManagers = null] = linksOf('leaveSubmitted', { leaveRequestId });
  return roles.includes('admin') ? ofAdmins : roles.includes('manager') ? ofManagers : null;
}

const wishOf = ({
  attendanceType,
  fromDate,
  toDate,
  periods,
  time,
  reason,
  studentNotes,
}: Submitted): Record<string, string> => ({
  attendanceType,
  fromDate,
  toDate,
  periods: periods.join(', '),
  time: time ?? '',
  reason: reason ?? '',
  studentNotes: studentNotes ?? '',
});
const groupName = async (ask: Ask, groupId: string): Promise<string> =>
  (await ask.table(groupFacts).one(groupId))?.name ?? '';

/** After a standstill they are told what the student wants by then: nothing, of what was taken back meanwhile. */
async function tellDeciders(submitted: Submitted, occurred: Occurred, ask: Ask) {
  const { leaveRequestId, userId, groupId } = submitted;
  const { status, request: present } = await ask.state(leaveRequest, leaveRequestStream(leaveRequestId));
  if (status === 'withdrawn') return [];
  const request = present ?? submitted;
  const student = await personOf(ask, userId);
  const params = { ...wishOf(request), student: student.name, group: await groupName(ask, groupId) };
  const notices = (await decidersOf(ask, request)).map(async (account) => {
    const link = pageOf(account, leaveRequestId);
    return [
      notification(
        { userId: account.userId, key: 'leaveSubmitted', params: { leaveRequestId, studentId: userId, groupId }, link },
        occurred,
      ),
      ...letterTo(
        await personOf(ask, account.userId),
        { template: 'leaveSubmitted', subjectId: userId, replyTo: student.email, params, link },
        occurred,
      ),
    ];
  });
  return (await Promise.all(notices)).flat();
}

async function tellStudent(
  { leaveRequestId, userId, groupId, by, adminComments }: Decided,
  decided: string | null,
  occurred: Occurred,
  ask: Ask,
) {
  const { request, status: now } = await ask.state(leaveRequest, leaveRequestStream(leaveRequestId));
  if (!request) return [];
  const status = decided ?? now;
  const link = notificationLink('leaveUpdated', {});
  const student = await personOf(ask, userId);
  const { email: replyTo } = await personOf(ask, by);
  const params = {
    ...wishOf(request),
    status,
    adminComments: adminComments ?? '',
    student: student.name,
    group: await groupName(ask, groupId),
  };
  return [
    notification({ userId, key: 'leaveUpdated', params: { leaveRequestId, status } }, occurred),
    ...letterTo(student, { template: 'leaveUpdated', subjectId: userId, replyTo, params, link }, occurred),
  ];
}

/** Who is told that leave is asked for, and what became of it. */
export const leaveNotices = defineReaction({
  name: 'leave-notices',
  from: 'beginning',
  events: [leaveRequestEvents],
  partition: ofStream,
  on: {
    LeaveRequestSubmitted: tellDeciders,
    LeaveRequestApproved: (decision, occurred, ask) => tellStudent(decision, 'approved', occurred, ask),
    LeaveRequestAcknowledged: (decision, occurred, ask) => tellStudent(decision, 'acknowledged', occurred, ask),
    // A comment changes no status, so it says the one that stands.
    LeaveRequestCommented: (comment, occurred, ask) => tellStudent(comment, null, occurred, ask),
  },
});
