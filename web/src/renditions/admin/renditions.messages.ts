import { defineMessages } from '../../lib/i18n/index.ts';

export const renditionsMessages = defineMessages({
  waiting: {
    id: 'renditions.waiting',
    defaultMessage: 'Other qualities: waiting to be made',
    description: 'Beside a video that is to be converted into other qualities, such as 360p.',
  },
  running: {
    id: 'renditions.running',
    defaultMessage: 'Other qualities: {percent} % made',
    description: 'Beside a video that is being converted.',
  },
  ready: {
    id: 'renditions.ready',
    defaultMessage: 'Qualities: {names}',
    description: 'Beside a video; {names} such as 360p, 720p.',
  },
  failed: {
    id: 'renditions.failed',
    defaultMessage: 'Other qualities could not be made: {reason}. Students watch the video as it was uploaded.',
    description: 'Beside a video; {reason} is one of the following.',
  },
  again: { id: 'renditions.again', defaultMessage: 'Try again', description: 'Button beside that.' },
  unknownKind: {
    id: 'renditions.unknownKind',
    defaultMessage: 'videos of this kind cannot be converted',
    description: 'A reason, within a sentence.',
  },
  damaged: {
    id: 'renditions.damaged',
    defaultMessage: 'the file cannot be read',
    description: 'A reason, within a sentence.',
  },
  tooManyPixels: {
    id: 'renditions.tooManyPixels',
    defaultMessage: 'the picture is too large',
    description: 'A reason, within a sentence.',
  },
  timeLimit: {
    id: 'renditions.timeLimit',
    defaultMessage: 'it took too long',
    description: 'A reason, within a sentence.',
  },
  noSpace: {
    id: 'renditions.noSpace',
    defaultMessage: 'there is no room on the server’s disk',
    description: 'A reason, within a sentence.',
  },
  interrupted: {
    id: 'renditions.interrupted',
    defaultMessage: 'the server was restarted too often meanwhile',
    description: 'A reason, within a sentence.',
  },
  gone: {
    id: 'renditions.gone',
    defaultMessage: 'the file is gone',
    description: 'A reason, within a sentence.',
  },
});
