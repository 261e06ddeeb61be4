import { defineMessages } from './messages.ts';

export const valueClaimTexts = defineMessages({
  category: {
    id: 'auditLog.category.valueClaim',
    defaultMessage: 'Reserved value',
    description:
      'Kind of record in the system log: a value that only one record may have, such as the code of a course',
  },
  ValueClaimed: {
    id: 'audit.ValueClaimed',
    defaultMessage: '“{value}” was reserved: no other record may have the same value',
    description: 'Such as the code of a course or the title of a document, which are unique',
  },
  ValueReleased: {
    id: 'audit.ValueReleased',
    defaultMessage: '“{value}” is available again',
    description: 'Another record may take it',
  },
});
