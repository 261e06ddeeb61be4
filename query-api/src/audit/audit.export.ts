import { logitExportMessages as texts } from '@paideia/events/logits/logit.messages.ts';
import { auditEvents, dataOf } from '@paideia/projection-service/audit/audit.view.ts';
import { pages, type ExportPart } from '../kernel/export/part.ts';
import { loggedEventOf } from './audit.queries.ts';
import { eventEntries } from '../kernel/log/event-entries.ts';
import { wordsAbout } from './words-about.ts';

export const logExport: ExportPart = {
  key: 'log',
  title: texts.log,
  about: texts['log.about'],
  async *items(context, userId) {
    for await (const page of pages(context, auditEvents, { where: { subjectId: userId }, sort: { field: 'at' } }))
      for (const [n, { at, actorName, sentence }] of (await eventEntries(context, page.map(loggedEventOf))).entries())
        yield { at, actorName, sentence, ...wordsAbout(userId, { type: page[n]!.type, data: dataOf(page[n]!) }) };
  },
};
