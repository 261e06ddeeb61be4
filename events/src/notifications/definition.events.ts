import { z } from 'zod';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { definitionKeys } from './definitions.rules.ts';

export const notificationDefinitionStream = streamOf('notificationDefinition');
export const DefinitionKey = z.enum(definitionKeys);

export const notificationDefinitionEvents = defineEvents('notificationDefinition', {
  /** The channels of a kind of message as they are from now on. */
  NotificationDefined: event(
    z.object({ key: DefinitionKey, inApp: z.boolean(), email: z.boolean(), defaultSubscribed: z.boolean() }),
  ),
});
export type NotificationDefinitionEvent = EventOf<typeof notificationDefinitionEvents>;
