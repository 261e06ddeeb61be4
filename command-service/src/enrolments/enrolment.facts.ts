import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { every } from '@paideia/documents/every.ts';
import { group } from '@paideia/documents/port.ts';
import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { collectionsOf, defineProjection, update, upsert } from '@paideia/projection-service/kernel/projection.ts';
import {
  corrected,
  ended,
  reopened,
  started,
  type EnrolmentSpan,
} from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';

type EnrolmentFact = {
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly status: EnrolmentStatus;
  /** By the dates that were said, which may lie before the day on which they were entered. */
  readonly spans: readonly EnrolmentSpan[];
};

const enrolmentFactsGroup = group('facts-enrolments', 4);
/** The id of each is `{groupId}_{userId}`. */
export const enrolmentFacts = enrolmentFactsGroup.collection<EnrolmentFact>('enrolmentFacts', {
  indexes: {
    group: ['groupId', 'status', 'userId'],
    user: ['userId', 'status'],
    region: ['regionId', 'status'],
    status: ['status', 'userId'],
  },
});

type Dated = { readonly groupId: string; readonly userId: string; readonly date: string };
const become =
  (status: EnrolmentStatus, to: (spans: readonly EnrolmentSpan[], date: string) => readonly EnrolmentSpan[]) =>
  ({ groupId, userId, date }: Dated) =>
    update(enrolmentFacts, enrolmentIdOf(groupId, userId), (doc) => ({ ...doc, status, spans: to(doc.spans, date) }));

export const enrolmentFactTable = defineProjection<EnrolmentEvent>({
  group: enrolmentFactsGroup,
  collections: collectionsOf(enrolmentFacts),
  events: [enrolmentEvents],
  on: {
    EnrolmentStarted: ({ groupId, userId, regionId, date }) =>
      upsert(enrolmentFacts, enrolmentIdOf(groupId, userId), (doc) => ({
        groupId,
        userId,
        regionId,
        status: 'active',
        spans: started(doc?.spans ?? [], date),
      })),
    EnrolmentStartCorrected: ({ groupId, userId, date, formerDate }) =>
      update(enrolmentFacts, enrolmentIdOf(groupId, userId), (doc) => ({
        ...doc,
        spans: corrected(doc.spans, formerDate, date) ?? doc.spans,
      })),
    EnrolmentWithdrawn: become('withdrawn', ended),
    EnrolmentSuspended: become('suspended', ended),
    EnrolmentResumed: become('active', started),
    GraduationUndone: become('active', reopened),
    EnrolmentCompleted: become('completed', ended),
  },
});

/** The groups that somebody studies in, also while that is suspended. */
export async function studiesOf(ask: Ask, userId: string): Promise<readonly GroupFact[]> {
  const found = await every(ask.table(enrolmentFacts), { where: { userId, status: ['active', 'suspended'] } });
  return ask.table(groupFacts).many(found.map(({ groupId }) => groupId));
}
