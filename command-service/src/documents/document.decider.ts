import { Role } from '@paideia/events/accounts/account.events.ts';
import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { documentEvents, documentStream } from '@paideia/events/documents/document.events.ts';
import { documentPermissions, readsAllDocuments } from '@paideia/events/documents/document.permissions.ts';
import { siteDocuments, titleKeyOf } from '@paideia/events/documents/document.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import {
  arePicturesKnown,
  pictureProblemOf,
  withPicturesOf,
  type PictureFacts,
  type PictureRejected,
} from '../files/picture.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { documentFacts } from './document.facts.ts';
import { sanitiseWithPictures } from '../kernel/text/sanitise.ts';

type Version = { readonly title: string; readonly content: string; readonly permissions: readonly string[] };
type State = {
  readonly latest: Version | null;
  /** It is what readers see. */
  readonly live: Version | null;
  /** They are the pictures of its versions, as far as these are kept. */
  readonly pictureIds: readonly string[];
  readonly isDeleted: boolean;
};
type Rejected = `document.${'exists' | 'titleTaken' | 'roleUnknown' | 'keepsTitle'}` | PictureRejected;
type Facts = PictureFacts & { readonly isTaken: boolean };

const isSame = (one: Version, other: Version) =>
  one.title === other.title && one.content === other.content && String(one.permissions) === String(other.permissions);
const titlesOf = ({ latest, live }: State): readonly string[] =>
  [latest, live].flatMap((version) => (version ? [version.title] : []));
const cleaned = <V extends Version>(typed: V): V => ({ ...typed, content: sanitiseWithPictures(typed.content) });
const written = (state: State, { documentId: _, ...latest }: Version & { readonly documentId: string }): State => ({
  ...state,
  latest,
  pictureIds: withPicturesOf(latest.content, state.pictureIds),
});
const isOfSite = (title: string) => siteDocuments.includes(title);

/** Why this cannot be a version, if it cannot. */
function problemOf({ title, permissions, content }: Version, facts: Facts): Rejection<Rejected> | undefined {
  if (facts.isTaken) return reject('document.titleTaken', { title });
  if (!permissions.every((role) => Role.safeParse(role).success)) return reject('document.roleUnknown');
  return pictureProblemOf(content, facts);
}

export const documentDecider = defineDecider<State, Rejected, Facts>()({
  events: documentEvents,
  commands: documentCommands,
  permissions: documentPermissions,
  reads: readsAllDocuments,
  creates: ['CreateDocument'],
  commutes: [],
  stream: ({ data }) => documentStream(data.documentId),
  initial: { latest: null, live: null, pictureIds: [], isDeleted: false },
  exists: ({ latest, isDeleted }) => latest !== null && !isDeleted,
  claims: (state) =>
    state.isDeleted
      ? []
      : [...new Map(titlesOf(state).map((title) => [titleKeyOf(title), title]))].map(([value, title]) => ({
          kind: 'documentTitle',
          value,
          taken: reject('document.titleTaken', { title }),
        })),
  scope: () => ({}),
  facts: async ({ type, data }, ask, { pictureIds }, { actorId }) => {
    if (type !== 'CreateDocument' && type !== 'UpdateDocument') return { isTaken: false, arePicturesKnown: true };
    const titleKey = titleKeyOf(data.title);
    const found = await Promise.all(
      [{ titleKey }, { liveTitleKey: titleKey }].map((where) => ask.table(documentFacts).find({ where, limit: 2 })),
    );
    return {
      isTaken: found.some(({ items }) => items.some(({ documentId }) => documentId !== data.documentId)),
      arePicturesKnown: await arePicturesKnown(cleaned(data).content, pictureIds, ask, actorId),
    };
  },

  decide: {
    CreateDocument: ({ latest, isDeleted }, { documentId, ...typed }, facts) => {
      const version = cleaned(typed);
      if (latest) return isSame(latest, version) && !isDeleted ? [] : reject('document.exists');
      return problemOf(version, facts) ?? [{ type: 'DocumentCreated', data: { documentId, ...version } }];
    },
    UpdateDocument: (state, { documentId, ...typed }, facts) => {
      const version = cleaned(typed);
      if (state.latest && isSame(state.latest, version)) return [];
      if (titlesOf(state).some((title) => isOfSite(title) && title !== version.title))
        return reject('document.keepsTitle');
      return problemOf(version, facts) ?? [{ type: 'DocumentUpdated', data: { documentId, ...version } }];
    },
    PublishDocument: ({ latest, live }, data) =>
      live && latest && isSame(latest, live) ? [] : [{ type: 'DocumentPublished', data }],
    UnpublishDocument: ({ live }, data) => (live ? [{ type: 'DocumentUnpublished', data }] : []),
    DeleteDocument: (state, data) =>
      titlesOf(state).some(isOfSite) ? reject('document.keepsTitle') : [{ type: 'DocumentDeleted', data }],
  },
  evolve: {
    DocumentCreated: written,
    DocumentUpdated: written,
    DocumentPublished: (state) => ({ ...state, live: state.latest }),
    DocumentUnpublished: (state) => ({ ...state, live: null }),
    DocumentDeleted: (state) => ({ ...state, live: null, isDeleted: true }),
  },
});
