import { defineAudit, nameIn, sentence, whole, word, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  renditionAuditFields,
  renditionAuditValues,
  renditionCategories,
  renditionSentences as texts,
} from './rendition-audit.messages.ts';
import { renditionEvents } from './rendition.events.ts';

const ofVideo = (text: MessageDescriptor) => (_: unknown, known: Fields) => sentence(text, { name: nameIn(known) });

export const renditionAudit = defineAudit(renditionEvents, {
  label: renditionCategories.videoRenditions,
  fields: renditionAuditFields,
  values: renditionAuditValues,
  hidden: ['videoId', 'run', 'files', 'hasPoster', 'durationS'],
  rows: {
    RenditionsRequested: { sentence: ofVideo(texts.RenditionsRequested) },
    RenditionsStarted: { sentence: ofVideo(texts.RenditionsStarted), changes: () => [], isAutomatic: true },
    RenditionsCompleted: {
      sentence: ofVideo(texts.RenditionsCompleted),
      changes: ({ renditions }) => whole({ renditions: renditions.map(({ name }) => name) }),
      isAutomatic: true,
    },
    RenditionsFailed: {
      sentence: ofVideo(texts.RenditionsFailed),
      changes: ({ reason }) => whole({ reason: word(reason) }),
      isAutomatic: true,
    },
  },
});
