import type { ExamplesOf } from '../kernel/examples.ts';
import type { translationCommands } from './translation.commands.ts';

export const translationExamples: ExamplesOf<typeof translationCommands> = {
  TranslateMessage: { messageId: 'mail.greeting', locale: 'de_DE', text: 'Hallo {name},', original: 'Hello {name},' },
};
