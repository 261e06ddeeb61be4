import { defineAudit, language, nameIn, once, sentence, whole, word } from '../kernel/audit.ts';
import {
  uploadAuditFields,
  uploadAuditValues,
  uploadCategories,
  uploadSentences as texts,
} from './upload-audit.messages.ts';
import { videoUploadEvents } from './upload.events.ts';

export const videoUploadAudit = defineAudit(videoUploadEvents, {
  label: uploadCategories.videoUpload,
  fields: uploadAuditFields,
  values: uploadAuditValues,
  hidden: ['videoId', 'itemId', 'multipartUploadId', 'requestedBy', 'checksum', 'parts', 'partsCount', 'fileId'],
  rows: {
    VideoUploadRequested: {
      sentence: ({ title }) => sentence(texts.VideoUploadRequested, { name: title }),
      changes: ({ locale, itemType, ...data }) =>
        whole({ ...data, itemType: word(itemType), locale: language(locale) }),
    },
    VideoUploadCompleted: {
      sentence: (_, known) => sentence(texts.VideoUploadCompleted, { name: nameIn(known) }),
      changes: ({ type, size }) => whole({ type, size }),
    },
    VideoUploadAborted: { sentence: (_, known) => sentence(texts.VideoUploadAborted, { name: nameIn(known) }) },
    VideoUploadFailed: {
      sentence: (_, known) => sentence(texts.VideoUploadFailed, { name: nameIn(known) }),
      changes: ({ reason }) => whole({ reason: word(reason) }),
    },
    VideoRemoved: { sentence: (_, known) => sentence(texts.VideoRemoved, { name: nameIn(known) }) },
    VideoSubtitlesSet: {
      sentence: (_, known) => sentence(texts.VideoSubtitlesSet, { name: nameIn(known) }),
      changes: ({ locale }) => [once({ locale: language(locale) })],
    },
    VideoSubtitlesRemoved: {
      sentence: (_, known) => sentence(texts.VideoSubtitlesRemoved, { name: nameIn(known) }),
      changes: ({ locale }) => [once({ locale: language(locale) })],
    },
  },
});
