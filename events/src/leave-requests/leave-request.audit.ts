import { days, defineAudit, sentence, whole, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  leaveRequestAuditFields,
  leaveRequestAuditValues,
  leaveRequestCategories,
  leaveRequestSentences as texts,
} from './leave-request-audit.messages.ts';
import { leaveRequestEvents } from './leave-request.events.ts';

/** For the days of the event itself, else as the request stood. */
const said = (message: MessageDescriptor) => (data: object, known: Fields) => {
  const { fromDate = '', toDate = '' } = { ...known, ...data } as {
    readonly fromDate?: string;
    readonly toDate?: string;
  };
  return sentence(message, { dates: days(fromDate, toDate) });
};

export const leaveRequestAudit = defineAudit(leaveRequestEvents, {
  label: leaveRequestCategories.leaveRequest,
  fields: leaveRequestAuditFields,
  values: leaveRequestAuditValues,
  hidden: ['leaveRequestId', 'formerly'],
  rows: {
    LeaveRequestSubmitted: {
      sentence: said(texts.LeaveRequestSubmitted),
      changes: (data) => whole({ ...data, status: 'pending' }),
    },
    LeaveRequestAmended: { sentence: said(texts.LeaveRequestAmended) },
    LeaveRequestWithdrawn: {
      sentence: said(texts.LeaveRequestWithdrawn),
      changes: () => whole({ status: 'withdrawn' }),
    },
    LeaveRequestApproved: {
      sentence: said(texts.LeaveRequestApproved),
      changes: (data) => whole({ ...data, status: 'approved' }),
    },
    LeaveRequestAcknowledged: {
      sentence: said(texts.LeaveRequestAcknowledged),
      changes: (data) => whole({ ...data, status: 'acknowledged' }),
    },
    LeaveRequestCommented: { sentence: said(texts.LeaveRequestCommented) },
  },
});
