import { defineMessages } from '../i18n/messages.ts';

export const filesMessages = defineMessages('files', {
  orDropOne: ['or drop it here', 'Beside a button that chooses one file.'],
  orDropSome: ['or drop them here', 'Beside a button that chooses files.'],
  type: ['File type must be {types}', 'Why a file is not taken; one type.'],
  types: ['File type must be one of {types}', 'Why a file is not taken; several types.'],
  larger: ['File is larger than {size} bytes', 'Why a file is not taken.'],
  smaller: ['File is smaller than {size} bytes', 'Why a file is not taken.'],
  storageFull: [
    'There is no room left for files. What has arrived is kept: go on when there is room again.',
    'Why a file, or a part of a video, was not taken by the server.',
  ],
  tooMany: ['Too many files', 'Why a file is not taken.'],
  choose: ['Choose files', 'Button.'],
  remove: ['Remove {name}', 'Button of a file.'],
  sending: ['Sending {name} ({place} of {count})', 'While files are on their way.'],
});
