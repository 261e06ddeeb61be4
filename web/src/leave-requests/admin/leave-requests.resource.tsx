import EventNote from '@mui/icons-material/EventNoteOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import {
  AllLeaveRequestsDocument,
  LeaveRequestDocument,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { PendingBadge } from './PendingBadge.tsx';
import { leaveRequests } from '../leave-requests.screens.ts';

export const leaveRequestsResource: AdminResource = {
  name: 'attendance-leave-requests',
  screens: { list: leaveRequests },
  listedBy: 'manager', // the leave tab of /attendances
  icon: EventNote,
  operations: { list: AllLeaveRequestsDocument, one: LeaveRequestDocument },
  badge: PendingBadge,
};
