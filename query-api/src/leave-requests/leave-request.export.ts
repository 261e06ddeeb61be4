import { leaveRequestExportMessages as texts } from '@paideia/events/leave-requests/leave-request.messages.ts';
import { leaveRequests, type LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const leaveRequestExport: ExportPart = {
  key: 'leave',
  title: texts.leave,
  about: texts['leave.about'],
  items: own(leaveRequests, (userId) => ({ where: { userId } })),
  mute: ['studentName', 'groupName'] satisfies readonly (keyof LeaveRequestView)[],
};
