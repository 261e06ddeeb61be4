import { absenceExplanationEvents } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { addressEvents } from '@paideia/events/addresses/address.events.ts';
import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { excusedWorkEvents } from '@paideia/events/gradebook/excused-work.events.ts';
import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { leaveRequestEvents } from '@paideia/events/leave-requests/leave-request.events.ts';
import { transcriptIssueEvents } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptNoteEvents } from '@paideia/events/transcripts/transcript.events.ts';
import type { StudentRecordPart } from '@paideia/events/student-records/student-record.permissions.ts';
import { auditEvents, type AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import { eventEntries } from '../kernel/log/event-entries.ts';
import { loggedEventOf } from '../audit/audit.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { isSeen, seenAnywhere, type RecordRegions } from './student-record.rules.ts';
import type { StudentMoment } from './student-record.types.ts';

const typesOf = ({ types }: { readonly types: object }) => Object.keys(types);
/** Which events the history tells, and the part that one must see for them. What else is known of a person is for the system log alone. */
const typesOfPart: Readonly<Record<StudentRecordPart, readonly string[]>> = {
  attendance: typesOf(absenceExplanationEvents),
  grades: [
    ...[
      'ExtraAttemptGranted',
      'ExtraTimeGranted',
      'ExamAttemptGraded',
      'ExamAttemptAbandoned',
      'ExamAttemptPenalised',
      'PenaltyLifted',
    ],
    ...['ExamAttemptRegraded', 'ExamAttemptVoided', 'AssignmentSubmitted', 'SubmissionGraded', 'SubmissionRegraded'],
    ...[
      'SubmissionReopened',
      ...typesOf(transcriptNoteEvents),
      ...typesOf(transcriptIssueEvents),
      ...typesOf(excusedWorkEvents),
    ],
  ],
  leave: typesOf(leaveRequestEvents),
  invoices: typesOf(invoiceEvents),
  contacts: [
    ...typesOf(addressEvents),
    ...['UserInvited', 'UserActivated', 'UserProfileUpdated', 'UserDeactivated', 'UserReactivated'],
  ],
};
const ofEnrolment = new Set(typesOf(enrolmentEvents));
const partOfType = new Map(
  (Object.keys(typesOfPart) as StudentRecordPart[]).flatMap((part) =>
    typesOfPart[part].map((type) => [type, part] as const),
  ),
);

const isTold = ({ type, regionId }: AuditEventView, regions: RecordRegions): boolean => {
  if (ofEnrolment.has(type)) return seenAnywhere(regions, regionId);
  const part = partOfType.get(type);
  return part !== undefined && isSeen(regions[part], regionId);
};

const mostMoments = 20;
/** Most events of a student are marks and answers in exams, which are not told here: so far back they are passed over. */
const [pageSize, mostPages] = [200, 15] as const;

/** The latest that an actor may know of. */
export async function studentHistory(
  context: Context,
  userId: string,
  regions: RecordRegions,
): Promise<readonly StudentMoment[]> {
  const found: AuditEventView[] = [];
  const sort = { field: 'at', descending: true } as const;
  for (let page = 0, after: string | undefined; page < mostPages && found.length < mostMoments; page++) {
    const { items, next } = await context
      .read(auditEvents)
      .find({ where: { subjectId: userId }, sort, limit: pageSize, after });
    found.push(...items.filter((event) => isTold(event, regions)));
    if (next === undefined) break;
    after = next;
  }
  const latest = found.slice(0, mostMoments);
  const entries = await eventEntries(context, latest.map(loggedEventOf));
  return entries.map(({ at, sentence, actorId }, n) => ({
    _id: latest[n]!._id,
    at,
    sentence,
    isByPerson: actorId !== null,
  }));
}
