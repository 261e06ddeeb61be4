import { defineMessages } from './messages.ts';

export const valueClaimTexts = defineMessages('audit', {
  category: [
    'Reserved value',
    'Kind of record in the system log: a value that only one record may have, such as the code of a course',
    'auditLog.category.valueClaim',
  ],
  ValueClaimed: [
    '“{value}” was reserved: no other record may have the same value',
    'Such as the code of a course or the title of a document, which are unique',
  ],
  ValueReleased: ['“{value}” is available again', 'Another record may take it'],
  courseFileClaimed: [
    'A file was reserved for one course: no other course may have the same file',
    'In place of the sentence with the value, which is an id here',
  ],
  courseFileReleased: ['The file of a course is available again', 'Another course may have it'],
  teacherUserClaimed: [
    'An account was reserved for one teacher: no other teacher may have the same account',
    'In place of the sentence with the value, which is an id here',
  ],
  teacherUserReleased: ['The account of a teacher is available again', 'Another teacher may have it'],
  cardPaymentInvoiceClaimed: [
    'An invoice is being paid by card: no other card payment of it begins meanwhile',
    'In place of the sentence with the value, which is an id here',
  ],
  paymentPlanClaimed: [
    'An invoice has a payment plan: no other one is enabled beside it',
    'In place of the sentence with the value, which is an id here',
  ],
  paymentPlanReleased: ['An invoice has no enabled payment plan any more', 'Another one may be enabled'],
  cardPaymentInvoiceReleased: ['The card payment of an invoice has ended', 'Another one may begin'],
});
