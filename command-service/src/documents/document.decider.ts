import { Role } from '@paideia/events/accounts/account.events.ts';
import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { documentEvents, documentStream } from '@paideia/events/documents/document.events.ts';
import { documentPermissions } from '@paideia/events/documents/document.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { documentFacts, titleKeyOf } from './document.facts.ts';
import { sanitise } from './sanitise.ts';

type State = { readonly title: string | null; readonly content: string; readonly published: boolean };
type Rejected = 'document.exists' | 'document.titleTaken' | 'document.roleUnknown';

export const documentDecider = defineDecider<State, Rejected, { readonly isTaken: boolean }>()({
  events: documentEvents,
  commands: documentCommands,
  permissions: documentPermissions,
  creates: ['CreateDocument'],
  commutes: [],
  stream: ({ data }) => documentStream(data.documentId),
  initial: { title: null, content: '', published: false },
  exists: ({ title }) => title !== null,
  claims: ({ title }) =>
    title === null
      ? []
      : [{ kind: 'documentTitle', value: titleKeyOf(title), taken: reject('document.titleTaken', { title }) }],
  scope: () => ({}),
  facts: async ({ type, data }, ask) => ({
    isTaken:
      type === 'CreateDocument' &&
      (await ask.table(documentFacts).count({ where: { titleKey: titleKeyOf(data.title) } })).n > 0,
  }),

  decide: {
    CreateDocument: (state, { documentId, title, content, permissions }, { isTaken }) => {
      const clean = sanitise(content);
      if (state.title !== null)
        return state.title === title && state.content === clean ? [] : reject('document.exists');
      if (isTaken) return reject('document.titleTaken', { title });
      if (!permissions.every((role) => Role.safeParse(role).success)) return reject('document.roleUnknown');
      return [{ type: 'DocumentCreated', data: { documentId, title, content: clean, permissions } }];
    },
    PublishDocument: ({ published }, data) => (published ? [] : [{ type: 'DocumentPublished', data }]),
    UnpublishDocument: ({ published }, data) => (published ? [{ type: 'DocumentUnpublished', data }] : []),
  },
  evolve: {
    DocumentCreated: (_, { title, content }) => ({ title, content, published: false }),
    DocumentPublished: (state) => ({ ...state, published: true }),
    DocumentUnpublished: (state) => ({ ...state, published: false }),
  },
});
