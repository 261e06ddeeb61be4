import { excusedWorkExportMessages as texts } from '@paideia/events/gradebook/excused-work.messages.ts';
import { excusedWorkIdOf } from '@paideia/events/gradebook/excused-work.events.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { excusedWorks } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import { pages, exportItemOf, type ExportPart } from '../kernel/export/part.ts';

export const excusedWorkExport: ExportPart = {
  key: 'excusedWork',
  title: texts.excusedWork,
  about: texts['excusedWork.about'],
  async *items(context, userId) {
    for await (const page of pages(context, groupMembers, { where: { userId } }))
      for (const { groupId, items } of await context
        .read(excusedWorks)
        .many(page.map((member) => excusedWorkIdOf(userId, member.groupId))))
        for (const { kind, workId, ...item } of items)
          yield exportItemOf({ groupId, [kind === 'exam' ? 'examId' : 'assignmentId']: workId, ...item });
  },
};
