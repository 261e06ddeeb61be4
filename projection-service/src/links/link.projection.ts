import { plain } from '@paideia/documents/values.ts';
import { linkEvents, type LinkEvent } from '@paideia/events/links/link.events.ts';
import { collectionsOf, defineProjection, put, remove } from '../kernel/projection.ts';
import { links, linksGroup } from './link.view.ts';

export const linkProjection = defineProjection<LinkEvent>({
  group: linksGroup,
  collections: collectionsOf(links),
  events: [linkEvents],
  on: {
    LinkSaved: ({ linkId, ...link }, { at, revision }) =>
      put(links, linkId, { ...link, _id: linkId, _revision: revision, titleKey: plain(link.title), updatedAt: at }),
    LinkDeleted: ({ linkId }) => remove(links, linkId),
  },
});
