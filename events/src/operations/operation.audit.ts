import { defineAudit, sentence, word } from '../kernel/audit.ts';
import {
  operationAuditFields,
  operationAuditValues,
  operationCategories,
  operationSentences as texts,
} from './operation-audit.messages.ts';
import { replayEvents, verificationEvents } from './operation.events.ts';
import { readModelNames } from './read-model-audit.messages.ts';

export const replayAudit = defineAudit(replayEvents, {
  label: operationCategories.projectionReplay,
  fields: operationAuditFields,
  values: { ...operationAuditValues, ...readModelNames },
  hidden: ['replayId'],
  rows: {
    ReplayStarted: { sentence: ({ projectionName }) => sentence(texts.ReplayStarted, { name: word(projectionName) }) },
    ReplayCancelled: {
      sentence: ({ projectionName }) => sentence(texts.ReplayCancelled, { name: word(projectionName) }),
    },
    ReplayFinished: {
      sentence: ({ projectionName, outcome }) =>
        sentence(outcome === 'failed' ? texts['ReplayFinished.failed'] : texts.ReplayFinished, {
          name: word(projectionName),
        }),
      isAutomatic: true,
    },
  },
});
export const verificationAudit = defineAudit(verificationEvents, {
  label: operationCategories.logVerification,
  fields: operationAuditFields,
  hidden: ['verificationId'],
  rows: {
    VerificationStarted: { sentence: texts.VerificationStarted },
    VerificationCancelled: { sentence: texts.VerificationCancelled },
    VerificationFinished: {
      sentence: ({ outcome }) =>
        sentence(
          {
            whole: texts['VerificationFinished.whole'],
            changed: texts['VerificationFinished.changed'],
            failed: texts.VerificationFinished,
          }[outcome],
          {},
        ),
      isAutomatic: true,
    },
  },
});
