import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { mailDigestCommands } from './mail-digest.commands.ts';

const digestId = exampleId('d');

export const mailDigestExamples = {
  AddToMailDigest: { digestId, userId: ada, emailId: exampleId('m'), dueAt: '2026-10-06T13:00:00.000Z' },
  CloseMailDigest: { digestId },
} satisfies ExamplesOf<typeof mailDigestCommands>;
