import { z } from 'zod';
import { Id, Text, WebAddress } from '../kernel/ids.ts';
import { lastPlace } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const linkRef = z.object({ linkId: Id });

export const linkCommands = defineCommands({
  /** Makes the link or changes it. */
  SaveLink: linkRef.extend({
    title: Text(120),
    url: WebAddress(1000),
    groupId: Id.nullable().default(null),
    order: z.int().min(0).max(lastPlace),
  }),
  DeleteLink: linkRef,
});
export type LinkCommand = CommandOf<typeof linkCommands>;
