import History from '@mui/icons-material/HistoryOutlined';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { systemLog } from '../audit.screens.ts';
import { AllAuditEventsDocument, AuditEventDocument } from '../../generated/audit/admin/audit.ts';
import { AllLogitsDocument, LogitDocument } from '../../generated/audit/admin/logits.ts';
import { auditMessages } from './audit.messages.ts';
import { systemLogKeys } from '@paideia/events/logits/logit.permissions.ts';

export const systemLogResource: AdminResource = {
  name: 'logits',
  screens: { list: systemLog },
  keys: systemLogKeys,
  about: auditMessages.permission,
  icon: History,
  operations: { list: AllLogitsDocument, one: LogitDocument },
};
/** The events have no address of their own: they are a part of `/logits`. */
export const auditEventOperations: Operations = { list: AllAuditEventsDocument, one: AuditEventDocument };
