import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ documentId: Id });
const details = of.extend({
  title: Text(200),
  content: z.string().max(500_000),
  permissions: z.array(z.string()).default([]),
});
export const documentCommands = defineCommands({
  CreateDocument: details,
  /** The next version, which readers see once it is published. */
  UpdateDocument: details,
  PublishDocument: of,
  UnpublishDocument: of,
  DeleteDocument: of,
});
export type DocumentCommand = CommandOf<typeof documentCommands>;
