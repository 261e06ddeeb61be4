import { defineAudit, language, nameIn, sentence, whole } from '../kernel/audit.ts';
import {
  alumniVideoAuditFields,
  alumniVideoCategories,
  alumniVideoSentences as texts,
} from './alumni-video-audit.messages.ts';
import { alumniVideoEvents } from './alumni-video.events.ts';

export const alumniVideoAudit = defineAudit(alumniVideoEvents, {
  label: alumniVideoCategories.alumniVideo,
  fields: alumniVideoAuditFields,
  hidden: ['videoId'],
  rows: {
    AlumniVideoListed: {
      sentence: ({ title }) => sentence(texts.AlumniVideoListed, { name: title }),
      changes: ({ locale, videoId: _, ...data }) => whole({ ...data, locale: language(locale), listed: true }),
    },
    AlumniVideoUnlisted: {
      sentence: (_, known) => sentence(texts.AlumniVideoUnlisted, { name: nameIn(known) }),
      changes: () => whole({ listed: false }),
    },
  },
});
