import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const renditionCategories = defineMessages({
  videoRenditions: {
    id: 'auditLog.category.videoRenditions',
    defaultMessage: 'Qualities of a video',
    description: 'Kind of record in the system log: a video in several qualities for slow and fast lines',
  },
});

/** One sentence an event type. */
export const renditionSentences = defineMessages({
  RenditionsRequested: {
    id: 'audit.RenditionsRequested',
    defaultMessage: '{actor} asked for the qualities of the video “{name}”',
    description: 'A video is to be converted into several qualities',
  },
  RenditionsStarted: {
    id: 'audit.RenditionsStarted',
    defaultMessage: 'Making the qualities of the video “{name}” began',
    description: 'It is being converted',
  },
  RenditionsCompleted: {
    id: 'audit.RenditionsCompleted',
    defaultMessage: 'The qualities of the video “{name}” are ready',
    description: 'It was converted',
  },
  RenditionsFailed: {
    id: 'audit.RenditionsFailed',
    defaultMessage: 'The qualities of the video “{name}” could not be made',
    description: 'It could not be converted; the original still plays',
  },
});

/** What the fields are called. */
export const renditionAuditFields = defineMessages({
  renditions: {
    id: 'audit.field.renditions',
    defaultMessage: 'Qualities',
    description: 'A field of an event: in which qualities a video is there, such as 360p and 720p',
  },
});

/** What the fixed values are called. */
export const renditionAuditValues = defineMessages({
  unknownKind: {
    id: 'audit.value.unknownKind',
    defaultMessage: 'a kind of recording that cannot be converted',
    description: 'A value of an event: unknownKind',
  },
  damaged: {
    id: 'audit.value.damaged',
    defaultMessage: 'the recording cannot be read',
    description: 'A value of an event: damaged',
  },
  tooManyPixels: {
    id: 'audit.value.tooManyPixels',
    defaultMessage: 'the picture is too large',
    description: 'A value of an event: tooManyPixels',
  },
  noSpace: {
    id: 'audit.value.noSpace',
    defaultMessage: 'no room on the server’s disk',
    description: 'A value of an event: noSpace',
  },
  interrupted: {
    id: 'audit.value.interrupted',
    defaultMessage: 'interrupted too often',
    description: 'A value of an event: interrupted, a server that was restarted again and again',
  },
  gone: {
    id: 'audit.value.gone',
    defaultMessage: 'the recording is gone',
    description: 'A value of an event: gone',
  },
});
