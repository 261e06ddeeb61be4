import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';

const localeRef = z.object({ localeId: Id });
const names = localeRef.extend({ name: Text(60), label: Text(60) });

export const localeCommands = defineCommands({
  AddLocale: names.extend({ value: z.enum(locales) }),
  /** What stands for the language elsewhere, its value, stays. */
  UpdateLocale: names,
  RemoveLocale: localeRef,
});
export type LocaleCommand = CommandOf<typeof localeCommands>;
