import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestAlumniMessage } from './alumni-message.rules.ts';

const written = z.object({ messageId: Id, senderId: Id, text: Text(longestAlumniMessage) });

export const alumniMessageQuotaCommands = defineCommands({
  ContactFormerStudent: written.extend({ recipientId: Id }),
  ContactAlumniDepartment: written,
});
export type AlumniMessageQuotaCommand = CommandOf<typeof alumniMessageQuotaCommands>;
