import { alumniYear } from '@paideia/events/alumni-profiles/alumni-profile.rules.ts';
import { group } from '@paideia/documents/port.ts';
import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';

const alumniFactsGroup = group('facts-alumni', 2);
/** The graduations that stand. Id: the enrolment's. */
export const alumniFacts = alumniFactsGroup.collection<{ readonly userId: string }>('alumniFacts', {
  indexes: { user: ['userId'] },
});

export const alumniFactTable = defineProjection<EnrolmentEvent>({
  group: alumniFactsGroup,
  collections: collectionsOf(alumniFacts),
  events: [enrolmentEvents],
  on: {
    StudentGraduated: ({ groupId, userId, programYear }) =>
      programYear >= alumniYear ? put(alumniFacts, enrolmentIdOf(groupId, userId), { userId }) : [],
    GraduationUndone: ({ groupId, userId }) => remove(alumniFacts, enrolmentIdOf(groupId, userId)),
  },
});
export const isAlumnus = async (ask: Ask, userId: string): Promise<boolean> =>
  (await ask.table(alumniFacts).count({ where: { userId } })).n > 0;
