import { z } from 'zod';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { DefinitionKey } from './definition.events.ts';

export const notificationDefinitionCommands = defineCommands({
  DefineNotification: z.object({
    key: DefinitionKey,
    inApp: z.boolean(),
    email: z.boolean(),
    defaultSubscribed: z.boolean(),
  }),
});
export type NotificationDefinitionCommand = CommandOf<typeof notificationDefinitionCommands>;
