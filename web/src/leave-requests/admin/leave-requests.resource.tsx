import EventNote from '@mui/icons-material/EventNoteOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import {
  AllLeaveRequestsDocument,
  LeaveRequestDocument,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { PendingBadge } from './PendingBadge.tsx';

export const leaveRequestsResource: AdminResource = {
  name: 'attendance-leave-requests',
  role: 'admin',
  listedBy: 'manager', // the leave tab of /attendances
  section: 'work',
  label: 'menuLeaveRequests',
  icon: EventNote,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./LeaveRequestsPage.tsx')).LeaveRequestsPage }))),
  operations: { list: AllLeaveRequestsDocument, one: LeaveRequestDocument },
  badge: PendingBadge,
};
