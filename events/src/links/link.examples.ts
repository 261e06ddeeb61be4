import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { linkCommands } from './link.commands.ts';

const linkId = exampleId('l', 1);
export const linkExamples = {
  SaveLink: { linkId, title: 'Library', url: 'https://library.example.org/', groupId: exampleId('g'), order: 1 },
  DeleteLink: { linkId },
} satisfies ExamplesOf<typeof linkCommands>;
