import type { ObjectStore } from '@paideia/objects/port.ts';
import { renditionEvents } from '@paideia/events/renditions/rendition.events.ts';
import { renditionKey, videoPrefix } from '@paideia/events/renditions/rendition.rules.ts';
import { videoUploadEvents } from '@paideia/events/uploads/upload.events.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';

/** Every video that is there, also those that came before renditions were made here. */
export const renditionRequests = defineReaction({
  name: 'renditionRequests',
  from: 'beginning',
  events: [videoUploadEvents],
  partition: ofStream,
  on: {
    VideoUploadCompleted: async ({ videoId }) => [{ type: 'RequestRenditions', data: { videoId } }],
  },
});

/** What runs left behind that came to nothing goes. Doing it again changes nothing. */
export function renditionCleanup(objects: Pick<ObjectStore, 'list' | 'remove'>) {
  async function removed(prefix: string, isKept: (key: string) => boolean) {
    const keys: string[] = [];
    for await (const { key } of objects.list(prefix)) if (!isKept(key)) keys.push(key);
    for (const key of keys) await objects.remove(key);
    return [];
  }
  return defineReaction({
    name: 'renditionCleanup',
    from: 'beginning',
    events: [renditionEvents],
    partition: ofStream,
    on: {
      RenditionsCompleted: ({ videoId, run }) =>
        removed(
          videoPrefix(videoId),
          (key) => key === videoKey(videoId) || key.startsWith(renditionKey(videoId, run, '')),
        ),
      RenditionsFailed: ({ videoId, run }) => removed(renditionKey(videoId, run, ''), () => false),
    },
  });
}
