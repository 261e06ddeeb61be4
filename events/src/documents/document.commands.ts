import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const documentRef = z.object({ documentId: Id });
const details = documentRef.extend({
  title: Text(200),
  content: z.string().max(500_000),
  permissions: z.array(z.string()).default([]),
});
export const documentCommands = defineCommands({
  CreateDocument: details,
  /** The next version, which readers see once it is published. */
  UpdateDocument: details,
  PublishDocument: documentRef,
  UnpublishDocument: documentRef,
  DeleteDocument: documentRef,
});
export type DocumentCommand = CommandOf<typeof documentCommands>;
