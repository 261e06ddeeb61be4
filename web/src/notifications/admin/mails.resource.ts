import type { Operations } from '../../console/admin-resource.ts';
import { AllMailsDocument, MailDocument } from '../../generated/notifications/admin/mails.ts';

/** What people were told has no address of its own: it is a part of the noticeboard's page. */
export const mailOperations: Operations = { list: AllMailsDocument, one: MailDocument };
