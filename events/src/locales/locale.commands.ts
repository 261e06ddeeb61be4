import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';

export const localeCommands = defineCommands({
  AddLocale: z.object({ localeId: Id, name: Text(60), value: z.enum(locales), label: Text(60) }),
});
export type LocaleCommand = CommandOf<typeof localeCommands>;
