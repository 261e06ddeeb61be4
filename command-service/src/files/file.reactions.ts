import type { ObjectStore } from '@paideia/objects/port.ts';
import { fileAssetEvents, fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { fileAsset } from './file.decider.ts';

/** The bytes of a file that was removed or not taken go. Doing it again changes nothing. */
export function fileCleanup(objects: Pick<ObjectStore, 'abort' | 'remove'>) {
  async function removed({ fileId }: { readonly fileId: string }, _: unknown, ask: Ask) {
    const state = await ask.state(fileAsset, fileAssetStream(fileId));
    const key = fileKey(fileId);
    if (state.status !== 'none') await objects.abort({ key, uploadId: state.file.uploadId });
    await objects.remove(key);
    return [];
  }
  return defineReaction({
    name: 'fileCleanup',
    from: 'beginning',
    events: [fileAssetEvents],
    partition: ofStream,
    on: { FileRemoved: removed, FileRefused: removed },
  });
}
