import { defineAudit, nameIn, named, sentence, whole } from '../kernel/audit.ts';
import { linkCategories, linkSentences as texts, linkAuditValues } from './link-audit.messages.ts';
import { linkEvents } from './link.events.ts';

export const linkAudit = defineAudit(linkEvents, {
  label: linkCategories.link,
  values: linkAuditValues,
  hidden: ['linkId'],
  rows: {
    LinkSaved: {
      sentence: ({ title }) => sentence(texts.LinkSaved, { name: title }),
      changes: ({ groupId, ...data }) => whole({ ...data, groupId: groupId && named('group', groupId) }),
    },
    LinkDeleted: {
      sentence: (_, known) => sentence(texts.LinkDeleted, { name: nameIn(known) }),
      changes: () => whole({ deleted: true }),
    },
  },
});
