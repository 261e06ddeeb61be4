import { expect, test } from '@jest/globals';
import { linkCommands, type LinkCommand } from '@paideia/events/links/link.commands.ts';
import type { LinkEvent } from '@paideia/events/links/link.events.ts';
import { linkExamples } from '@paideia/events/links/link.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { link } from './link.decider.ts';

const { given } = specFor(link, {});
const data = linkCommands.SaveLink.parse(linkExamples.SaveLink);
const save = (more: object = {}): LinkCommand => ({ type: 'SaveLink', data: { ...data, ...more } });
const saved: LinkEvent = { type: 'LinkSaved', data };
const deleted: LinkEvent = { type: 'LinkDeleted', data: { linkId: data.linkId } };

test('a link is saved, changed and deleted', () => {
  given().when(save()).then(saved);
  given(saved).when(save()).thenNothing();
  given(saved)
    .when(save({ groupId: null }))
    .thenLike({ data: { title: 'Library', groupId: null } });
  given(saved)
    .when({ type: 'DeleteLink', data: { linkId: data.linkId } })
    .then(deleted);
  given(saved, deleted).when(save()).then(saved);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.org', 'library.example.org', '//example.org'])(
  '%s is no address of the web',
  (url) => {
    const { error } = linkCommands.SaveLink.safeParse({ ...data, url });
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['url'], message: 'field.noWebAddress' })]);
  },
);
