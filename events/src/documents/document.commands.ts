import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ documentId: Id });
export const documentCommands = defineCommands({
  CreateDocument: of.extend({
    title: Text(200),
    content: z.string().max(500_000),
    permissions: z.array(z.string()).default([]),
  }),
  PublishDocument: of,
  UnpublishDocument: of,
});
export type DocumentCommand = CommandOf<typeof documentCommands>;
