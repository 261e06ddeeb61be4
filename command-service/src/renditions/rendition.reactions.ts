import type { ObjectStore } from '@paideia/objects/port.ts';
import { renditionEvents } from '@paideia/events/renditions/rendition.events.ts';
import { renditionKey, videoPrefix } from '@paideia/events/renditions/rendition.rules.ts';
import { videoUploadEvents, videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { isSound, videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { removeUnder } from '../kernel/storage/remove-under.ts';
import { videoUpload } from '../uploads/upload.decider.ts';

/** Every video that is there, also those that came before renditions were made here. Sound is played as it is. */
export const renditionRequests = defineReaction({
  name: 'renditionRequests',
  from: 'beginning',
  events: [videoUploadEvents],
  partition: ofStream,
  on: {
    VideoUploadCompleted: async ({ videoId, type }) =>
      isSound(type) ? [] : [{ type: 'RequestRenditions', data: { videoId } }],
  },
});

/** What runs left behind that came to nothing goes, and what a run made of a video that was removed meanwhile. Doing it again changes nothing. */
export function renditionCleanup(objects: Pick<ObjectStore, 'list' | 'remove'>) {
  return defineReaction({
    name: 'renditionCleanup',
    from: 'beginning',
    events: [renditionEvents],
    partition: ofStream,
    on: {
      RenditionsCompleted: async ({ videoId, run }, _, ask) => {
        const { status } = await ask.state(videoUpload, videoUploadStream(videoId));
        const isKept = (key: string) => key === videoKey(videoId) || key.startsWith(renditionKey(videoId, run, ''));
        await removeUnder(objects, videoPrefix(videoId), (key) => status === 'completed' && isKept(key));
        return [];
      },
      RenditionsFailed: async ({ videoId, run }) => {
        await removeUnder(objects, renditionKey(videoId, run, ''));
        return [];
      },
    },
  });
}
