import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const renditionCategories = defineMessages('auditLog.category', {
  videoRenditions: [
    'Qualities of a video',
    'Kind of record in the system log: a video in several qualities for slow and fast lines',
  ],
});

/** One sentence an event type. */
export const renditionSentences = defineMessages('audit', {
  RenditionsRequested: [
    '{actor} asked for the qualities of the video “{name}”',
    'A video is to be converted into several qualities',
  ],
  RenditionsStarted: ['Making the qualities of the video “{name}” began', 'It is being converted'],
  RenditionsCompleted: ['The qualities of the video “{name}” are ready', 'It was converted'],
  RenditionsFailed: [
    'The qualities of the video “{name}” could not be made',
    'It could not be converted; the original still plays',
  ],
});

/** The log calls the fields so. */
export const renditionAuditFields = defineMessages('audit.field', {
  renditions: ['Qualities', 'A field of an event: in which qualities a video is there, such as 360p and 720p'],
});

/** The log calls the fixed values so. */
export const renditionAuditValues = defineMessages('audit.value', {
  unknownKind: ['a kind of recording that cannot be converted', 'A value of an event: unknownKind'],
  damaged: ['the recording cannot be read', 'A value of an event: damaged'],
  tooManyPixels: ['the picture is too large', 'A value of an event: tooManyPixels'],
  noSpace: ['no room on the server’s disk', 'A value of an event: noSpace'],
  interrupted: [
    'interrupted too often',
    'A value of an event: interrupted, a server that was restarted again and again',
  ],
  gone: ['the recording is gone', 'A value of an event: gone'],
});
