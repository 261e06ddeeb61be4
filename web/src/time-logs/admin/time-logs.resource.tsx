import MoreTime from '@mui/icons-material/MoreTimeOutlined';
import { timeLogKeys } from '@paideia/events/time-logs/time-log.permissions.ts';
import type { AdminResource } from '../../console/admin-resource.ts';
import { CountBadge } from '../../console/CountBadge.tsx';
import { useCount } from '../../console/use-count.ts';
import { AllTimeLogsDocument, TimeLogDocument } from '../../generated/time-logs/admin/time-log-admin.ts';
import { timeLog, timeLogs } from '../time-logs.screens.ts';
import { timeLogsAdminMessages } from './time-logs-admin.messages.ts';

/** It shows how many time logs wait for an evaluation. */
const SubmittedBadge = () => <CountBadge {...useCount('timelogs', { status: 'submitted' })} />;

export const timeLogsResource: AdminResource = {
  name: 'timelogs',
  screens: { list: timeLogs, edit: timeLog },
  keys: timeLogKeys,
  about: timeLogsAdminMessages.permission,
  icon: MoreTime,
  operations: { list: AllTimeLogsDocument, one: TimeLogDocument },
  badge: SubmittedBadge,
};
