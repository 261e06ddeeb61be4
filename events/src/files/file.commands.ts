import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { FilePurpose, FileRefusal } from './file.events.ts';

const fileRef = z.object({ fileId: Id });

export const fileAssetCommands = defineCommands({
  /** The file belongs to whoever sends it. Sent again it changes nothing: whoever goes on asks for fresh addresses so. */
  RegisterFile: fileRef.extend({
    name: Text(200),
    type: z.string().min(1).max(200),
    size: z.int().min(1, 'file.empty'),
    purpose: FilePurpose,
  }),
  /** Its parts were sent. */
  StoreFile: fileRef,
  RefuseFile: fileRef.extend({ reason: FileRefusal }),
  RemoveFile: fileRef,
  /** Removes one that nothing names. */
  RemoveUnusedFile: fileRef,
});
export type FileAssetCommand = CommandOf<typeof fileAssetCommands>;
