import { days, defineAudit, sentence, whole } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  absenceExplanationAuditValues,
  absenceExplanationCategories,
  absenceExplanationSentences as texts,
} from './absence-explanation-audit.messages.ts';
import { absenceExplanationEvents } from './absence-explanation.events.ts';

/** A register's id holds its date. */
const said =
  (message: MessageDescriptor) =>
  ({ registerId }: { readonly registerId: string }) => {
    const [, y, m, d] = /_(\d{4})(\d{2})(\d{2})_/.exec(registerId) ?? [];
    return sentence(message, { date: days(`${y}-${m}-${d}`) });
  };

export const absenceExplanationAudit = defineAudit(absenceExplanationEvents, {
  label: absenceExplanationCategories.absenceExplanation,
  values: absenceExplanationAuditValues,
  hidden: ['explanationId', 'registerId'],
  rows: {
    AbsenceExplained: {
      sentence: said(texts.AbsenceExplained),
      changes: (data) => whole({ ...data, status: 'explained' }),
    },
    AbsenceExcused: { sentence: said(texts.AbsenceExcused), changes: (data) => whole({ ...data, status: 'excused' }) },
    AbsenceExcuseWithdrawn: {
      sentence: said(texts.AbsenceExcuseWithdrawn),
      changes: (data) => whole({ ...data, status: 'explained' }),
    },
  },
});
