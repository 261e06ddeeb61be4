import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const enrolmentIdOf = (groupId: string, userId: string): string => `${groupId}_${userId}`;
export const enrolmentStream = (groupId: string, userId: string): string =>
  `enrolment-${enrolmentIdOf(groupId, userId)}`;
const enrolmentRef = z.object({ groupId: Id, userId: Id, regionId: Id, date: LocalDate });
const about = { subject: (data: { userId: string }) => data.userId };

/** The places among alumni that a graduation gave, because the graduate did not have them before. Older events do not say. */
const alumniPlaces = z.object({ alumniRegionIds: z.array(Id), alumniGroupIds: z.array(Id) });
export type AlumniPlaces = z.infer<typeof alumniPlaces>;

export const enrolmentEvents = defineEvents('enrolment', {
  EnrolmentStarted: event(enrolmentRef.extend({ source: z.enum(['admin', 'selfSignUp', 'policy']) })),
  /** It began on this day, and not on the one that was said. */
  EnrolmentStartCorrected: event(enrolmentRef.extend({ formerDate: LocalDate })),
  EnrolmentWithdrawn: event(enrolmentRef.extend({ reason: personal(z.string()) }), about),
  /** The account was deactivated, by an erasure too; a reactivation resumes what it suspended. */
  EnrolmentSuspended: event(enrolmentRef),
  EnrolmentResumed: event(enrolmentRef),
  EnrolmentCompleted: event(enrolmentRef.extend({ gradYear: z.int(), gradLocation: z.string() })),
  /** It makes an alumnus in program year 2 or later. */
  StudentGraduated: event(
    enrolmentRef.extend({ programYear: z.int(), gradYear: z.int(), gradLocation: z.string(), ...alumniPlaces.shape }),
    { version: 2, upcasts: { 1: (data) => ({ ...data, alumniRegionIds: [], alumniGroupIds: [] }) } },
  ),
  /** Of a completion or a graduation, which was a mistake: the enrolment goes on, and what the graduation gave is taken back. */
  GraduationUndone: event(enrolmentRef.extend({ reason: personal(z.string()), ...alumniPlaces.shape }), about),
});
export type EnrolmentEvent = EventOf<typeof enrolmentEvents>;
