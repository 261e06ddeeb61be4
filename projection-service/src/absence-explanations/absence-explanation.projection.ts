import {
  absenceExplanationEvents,
  type AbsenceExplanationEvent,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { collectionsOf, defineProjection, refOf, update, upsert, type Occurred } from '../kernel/projection.ts';
import {
  absenceExplanations,
  absenceExplanationsGroup,
  type AbsenceExplanationView,
} from './absence-explanation.view.ts';

/** These are the parts of `{groupId}_{yyyyMMdd}_{periodKey}`. */
const placeOf = (registerId: string) => {
  const [, day = '', periodKey = ''] = registerId.split('_');
  return { date: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, periodKey };
};

type Decision = { readonly explanationId: string; readonly comment: string | null; readonly by: string };
const decide = (
  { explanationId, comment, by }: Decision,
  occurred: Occurred,
  status: AbsenceExplanationView['status'],
) =>
  update(absenceExplanations, explanationId, (explanation) => ({
    ...explanation,
    _revision: occurred.revision,
    status,
    comment,
    decidedBy: by,
    decidedAt: occurred.at,
    why: [...explanation.why, refOf(occurred)],
  }));

export const absenceExplanationProjection = defineProjection<AbsenceExplanationEvent>({
  group: absenceExplanationsGroup,
  collections: collectionsOf(absenceExplanations),
  events: [absenceExplanationEvents],
  on: {
    // A second explanation of the same mark takes the place of the first one.
    AbsenceExplained: ({ explanationId, registerId, userId, groupId, regionId, text }, occurred) =>
      upsert(absenceExplanations, explanationId, (before) => ({
        _id: explanationId,
        _revision: occurred.revision,
        registerId,
        ...placeOf(registerId),
        userId,
        groupId,
        regionId,
        text,
        status: 'explained',
        comment: null,
        explainedAt: occurred.at,
        decidedBy: null,
        decidedAt: null,
        why: [...(before?.why ?? []), refOf(occurred)],
      })),
    AbsenceExcused: (decision, occurred) => decide(decision, occurred, 'excused'),
    AbsenceExcuseWithdrawn: (decision, occurred) => decide(decision, occurred, 'explained'),
  },
});
