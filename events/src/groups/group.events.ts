import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const groupStream = streamOf('group');
const of = z.object({ groupId: Id, regionId: Id });

export const groupEvents = defineEvents('group', {
  GroupCreated: event(
    of.extend({
      name: z.string(),
      programYear: z.int(),
      startDate: LocalDate.nullable(),
      endDate: LocalDate.nullable(),
      locale: z.string(),
      offlineApp: z.boolean(),
      selfSignUp: z.boolean(),
      freeOfCharge: z.boolean(),
    }),
  ),
  GroupAttendanceSchemaAssigned: event(of.extend({ schemaId: Id })),
  GroupArchived: event(of),
  GroupRestored: event(of),
});
export type GroupEvent = EventOf<typeof groupEvents>;
