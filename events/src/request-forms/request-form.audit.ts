import { defineAudit, nameIn, sentence, whole, type Fields } from '../kernel/audit.ts';
import {
  requestFormAuditFields,
  requestFormAuditValues,
  requestFormCategories,
  requestFormSentences as texts,
} from './request-form-audit.messages.ts';
import { requestFormEvents } from './request-form.events.ts';

const nameOf = ({ subject }: Fields) => ({ name: nameIn({ name: subject }) });

export const requestFormAudit = defineAudit(requestFormEvents, {
  label: requestFormCategories.requestForm,
  fields: requestFormAuditFields,
  values: requestFormAuditValues,
  hidden: ['requestId'],
  rows: {
    RequestSubmitted: { sentence: (data) => sentence(texts.RequestSubmitted, nameOf(data)) },
    RequestAnswered: {
      sentence: (_, known) => sentence(texts.RequestAnswered, nameOf(known)),
      changes: ({ text }) => whole({ answer: text }),
    },
    RequestClosed: {
      sentence: (_, known) => sentence(texts.RequestClosed, nameOf(known)),
      changes: () => whole({ status: 'closed' }),
    },
  },
});
