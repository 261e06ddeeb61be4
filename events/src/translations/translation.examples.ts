import type { ExamplesOf } from '../kernel/examples.ts';
import type { translationCommands } from './translation.commands.ts';

const text = { messageId: 'mail.greeting', locale: 'de_DE', text: 'Hallo {name},' } as const;
export const translationExamples = {
  TranslateMessage: { ...text, isMachineMade: false, original: 'Hello {name},' },
  ReviewTranslation: text,
  RemoveTranslation: { messageId: text.messageId, locale: text.locale },
  DefineMessage: {
    messageId: 'college.motto',
    category: 'college',
    description: 'Above the entrance',
    defaultMessage: 'Know the truth',
  },
  RemoveMessage: { messageId: 'college.motto' },
} satisfies ExamplesOf<typeof translationCommands>;
