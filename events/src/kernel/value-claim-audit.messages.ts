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
});
