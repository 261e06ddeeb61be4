import { group } from '@paideia/documents/port.ts';
import { renditionEvents, type RenditionEvent } from '@paideia/events/renditions/rendition.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** Videos whose renditions are wanted and not there yet; their ids are the videos'. */
type WantedRenditions = { readonly videoId: string; readonly requestedAt: string };
const wantedGroup = group('facts-wanted-renditions', 1);
export const wantedRenditions = wantedGroup.collection<WantedRenditions>('wantedRenditions', {
  indexes: { inTurn: ['requestedAt'] },
});

export const wantedRenditionTable = defineProjection<RenditionEvent>({
  group: wantedGroup,
  collections: collectionsOf(wantedRenditions),
  events: [renditionEvents],
  on: {
    RenditionsRequested: ({ videoId }, { at }) => put(wantedRenditions, videoId, { videoId, requestedAt: at }),
    RenditionsStarted: () => [],
    RenditionsCompleted: ({ videoId }) => remove(wantedRenditions, videoId),
    RenditionsFailed: ({ videoId }) => remove(wantedRenditions, videoId),
  },
});
