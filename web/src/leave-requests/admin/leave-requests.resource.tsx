import EventNote from '@mui/icons-material/EventNoteOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import {
  AllLeaveRequestsDocument,
  LeaveRequestDocument,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { PendingBadge } from './PendingBadge.tsx';
import { leaveRequests } from '../leave-requests.screens.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { leaveRequestKeys } from '@paideia/events/leave-requests/leave-request.permissions.ts';

export const leaveRequestsResource: AdminResource = {
  name: 'attendance-leave-requests',
  screens: { list: leaveRequests },
  keys: leaveRequestKeys,
  about: leaveAdminMessages.permission,
  listedBy: 'manager', // They read it on the leave tab of /attendances.
  icon: EventNote,
  operations: { list: AllLeaveRequestsDocument, one: LeaveRequestDocument },
  badge: PendingBadge,
};
