import { isDeepStrictEqual } from 'node:util';
import { linkCommands } from '@paideia/events/links/link.commands.ts';
import { linkEvents, linkStream, type LinkEvent } from '@paideia/events/links/link.events.ts';
import { linkPermissions, readsAllLinks } from '@paideia/events/links/link.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = { readonly link: DataOf<LinkEvent, 'LinkSaved'> | null };

export const link = defineDecider<State, never>()({
  events: linkEvents,
  commands: linkCommands,
  permissions: linkPermissions,
  reads: readsAllLinks,
  creates: ['SaveLink'],
  commutes: [],
  stream: ({ data }) => linkStream(data.linkId),
  initial: { link: null },
  exists: ({ link: known }) => known !== null,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    SaveLink: ({ link: known }, data) => (isDeepStrictEqual(known, data) ? [] : [{ type: 'LinkSaved', data }]),
    DeleteLink: (_, data) => [{ type: 'LinkDeleted', data }],
  },
  evolve: {
    LinkSaved: (_, data) => ({ link: data }),
    LinkDeleted: () => ({ link: null }),
  },
});
