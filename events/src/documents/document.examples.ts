import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { documentCommands } from './document.commands.ts';

const documentId = exampleId('d');

export const documentExamples: ExamplesOf<typeof documentCommands> = {
  CreateDocument: { documentId, title: 'privacy', content: '<h2>What we keep</h2><p>Your name.</p>' },
  UpdateDocument: { documentId, title: 'privacy', content: '<h2>What we keep</h2><p>Your name and address.</p>' },
  PublishDocument: { documentId },
  UnpublishDocument: { documentId },
  DeleteDocument: { documentId },
};
