import { enrolmentExportMessages as texts } from '@paideia/events/enrolments/enrolment.messages.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const enrolmentExport: ExportPart = {
  key: 'enrolments',
  title: texts.enrolments,
  about: texts['enrolments.about'],
  items: own(groupMembers, (userId) => ({ where: { userId } })),
};
