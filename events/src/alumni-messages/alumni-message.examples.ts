import { ada, ben, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { alumniMessageQuotaCommands } from './alumni-message.commands.ts';

export const alumniMessageExamples = {
  ContactFormerStudent: {
    messageId: exampleId('w', 1),
    senderId: ada,
    recipientId: ben,
    text: 'Do you still serve in Wells?',
  },
  ContactAlumniDepartment: {
    messageId: exampleId('w', 2),
    senderId: ada,
    text: 'Our church has a room for a reunion.',
  },
} satisfies ExamplesOf<typeof alumniMessageQuotaCommands>;
