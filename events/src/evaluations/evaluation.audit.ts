import { days, defineAudit, sentence, whole } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { firstDayOf } from '../time-logs/time-log.rules.ts';
import {
  evaluationAuditFields,
  evaluationAuditValues,
  evaluationCategories,
  evaluationSentences as texts,
} from './evaluation-audit.messages.ts';
import { evaluationEvents } from './evaluation.events.ts';

const said =
  (message: MessageDescriptor) =>
  ({ periodEnding }: { readonly periodEnding: string }) =>
    sentence(message, { dates: days(firstDayOf(periodEnding), periodEnding) });

export const evaluationAudit = defineAudit(evaluationEvents, {
  label: evaluationCategories.evaluation,
  fields: evaluationAuditFields,
  values: evaluationAuditValues,
  hidden: ['evaluationId'],
  rows: {
    EvaluationRecorded: {
      sentence: said(texts.EvaluationRecorded),
      changes: ({ rating, comments }) => whole({ rating, comments }),
    },
    EvaluationRevised: {
      sentence: said(texts.EvaluationRevised),
      changes: ({ rating, comments }) => whole({ rating, comments }),
    },
    EvaluationDeleted: {
      sentence: said(texts.EvaluationDeleted),
      changes: () => whole({ rating: null, comments: null }),
    },
  },
});
