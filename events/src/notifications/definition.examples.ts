import type { ExamplesOf } from '../kernel/examples.ts';
import type { notificationDefinitionCommands } from './definition.commands.ts';

export const notificationDefinitionExamples = {
  DefineNotification: { key: 'examReminder', inApp: true, email: false, defaultSubscribed: true },
} satisfies ExamplesOf<typeof notificationDefinitionCommands>;
