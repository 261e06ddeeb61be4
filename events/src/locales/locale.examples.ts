import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { localeCommands } from './locale.commands.ts';

export const localeExamples: ExamplesOf<typeof localeCommands> = {
  AddLocale: { localeId: exampleId('n'), name: 'Polish', value: 'pl_PL', label: 'Polski' },
};
