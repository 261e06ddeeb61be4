import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { localeCommands } from './locale.commands.ts';

const localeId = exampleId('n');
export const localeExamples = {
  AddLocale: { localeId, name: 'Polish', value: 'pl_PL', label: 'Polski' },
  UpdateLocale: { localeId, name: 'Polish', label: 'Język polski' },
  RemoveLocale: { localeId },
} satisfies ExamplesOf<typeof localeCommands>;
