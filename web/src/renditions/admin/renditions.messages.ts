import { defineMessages } from '../../lib/i18n/index.ts';

export const renditionsMessages = defineMessages('renditions', {
  waiting: [
    'Other qualities: waiting to be made',
    'Beside a video that is to be converted into other qualities, such as 360p.',
  ],
  running: ['Other qualities: {percent} % made', 'Beside a video that is being converted.'],
  ready: ['Qualities: {names}', 'Beside a video; {names} such as 360p, 720p.'],
  failed: [
    'Other qualities could not be made: {reason}. Students watch the video as it was uploaded.',
    'Beside a video; {reason} is one of the following.',
  ],
  again: ['Try again', 'Button beside that.'],
  unknownKind: ['videos of this kind cannot be converted', 'A reason, within a sentence.'],
  damaged: ['the file cannot be read', 'A reason, within a sentence.'],
  tooManyPixels: ['the picture is too large', 'A reason, within a sentence.'],
  timeLimit: ['it took too long', 'A reason, within a sentence.'],
  noSpace: ['there is no room on the server’s disk', 'A reason, within a sentence.'],
  interrupted: ['the server was restarted too often meanwhile', 'A reason, within a sentence.'],
  gone: ['the file is gone', 'A reason, within a sentence.'],
});
