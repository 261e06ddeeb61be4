import { defineAudit, named, part, sentence } from '../kernel/audit.ts';
import type { DataOf } from '../kernel/message.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  excusedWorkAuditFields,
  excusedWorkAuditValues,
  excusedWorkCategories,
  excusedWorkSentences as texts,
} from './excused-work-audit.messages.ts';
import { excusedWorkEvents, type ExcusedWorkEvent } from './excused-work.events.ts';

type Said = DataOf<ExcusedWorkEvent, 'WorkExcused'>;
const said = (message: MessageDescriptor) => (data: Said) => sentence(message, { work: named(data.kind, data.workId) });
const changes =
  (isExcused: boolean) =>
  ({ workId, reason }: Said) => [part(workId, { isExcused, reason })];

export const excusedWorkAudit = defineAudit(excusedWorkEvents, {
  label: excusedWorkCategories.excusedWork,
  fields: excusedWorkAuditFields,
  values: excusedWorkAuditValues,
  rows: {
    WorkExcused: { sentence: said(texts.WorkExcused), changes: changes(true), discloses: ['reason'] },
    WorkExcuseWithdrawn: {
      sentence: said(texts.WorkExcuseWithdrawn),
      changes: changes(false),
      discloses: ['reason'],
    },
  },
});
