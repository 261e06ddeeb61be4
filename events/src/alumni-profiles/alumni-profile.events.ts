import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const alumniProfileStream = streamOf('alumniProfile');
const about = { subject: (data: { userId: string }) => data.userId };
const whole = z.object({
  userId: Id,
  location: personal(z.string()),
  gradDate: personal(LocalDate),
  gradPlace: personal(z.string()),
});

/** Where a graduate lives now, and when and where he or she graduated; each event holds all of it. */
export const alumniProfileEvents = defineEvents('alumniProfile', {
  AlumniProfileCompleted: event(whole, about),
  AlumniProfileUpdated: event(whole, about),
});
export type AlumniProfileEvent = EventOf<typeof alumniProfileEvents>;
