import { test } from '@jest/globals';
import { linkExamples } from '@paideia/events/links/link.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { linkProjection } from './link.projection.ts';
import { links } from './link.view.ts';

const { given } = specFor(linkProjection);
const { linkId, ...link } = linkExamples.SaveLink;
const saved = (more: object = {}) => ({ type: 'LinkSaved', data: { linkId, ...link, ...more } });

test('a link is as last saved, until it is deleted', () => {
  given(saved(), saved({ title: 'Éditions', groupId: null })).then(links, linkId, {
    ...link,
    title: 'Éditions',
    titleKey: 'editions',
    groupId: null,
    _revision: 1,
  });
  given(saved(), { type: 'LinkDeleted', data: { linkId } }).thenGone(links, linkId);
});
