import { group } from '@paideia/documents/port.ts';
import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** Of program year 2 or later. */
const alumniYear = 2;
const alumniFactsGroup = group('facts-alumni', 1);
/** Who has graduated. Id: the user's. */
export const alumniFacts = alumniFactsGroup.collection<{ readonly gradYear: number }>('alumniFacts', { indexes: {} });

export const alumniFactTable = defineProjection<EnrolmentEvent>({
  group: alumniFactsGroup,
  collections: collectionsOf(alumniFacts),
  events: [enrolmentEvents],
  on: {
    StudentGraduated: ({ userId, programYear, gradYear }) =>
      programYear >= alumniYear ? put(alumniFacts, userId, { gradYear }) : [],
  },
});
