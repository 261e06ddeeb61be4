import { defineMessages } from '../i18n/messages.ts';

export const filesMessages = defineMessages({
  orDropOne: {
    id: 'files.orDropOne',
    defaultMessage: 'or drop it here',
    description: 'Beside a button that chooses one file.',
  },
  orDropSome: {
    id: 'files.orDropSome',
    defaultMessage: 'or drop them here',
    description: 'Beside a button that chooses files.',
  },
  type: {
    id: 'files.type',
    defaultMessage: 'File type must be {types}',
    description: 'Why a file is not taken; one type.',
  },
  types: {
    id: 'files.types',
    defaultMessage: 'File type must be one of {types}',
    description: 'Why a file is not taken; several types.',
  },
  larger: {
    id: 'files.larger',
    defaultMessage: 'File is larger than {size} bytes',
    description: 'Why a file is not taken.',
  },
  smaller: {
    id: 'files.smaller',
    defaultMessage: 'File is smaller than {size} bytes',
    description: 'Why a file is not taken.',
  },
  storageFull: {
    id: 'files.storageFull',
    defaultMessage: 'There is no room left for files. What has arrived is kept: go on when there is room again.',
    description: 'Why a file, or a part of a video, was not taken by the server.',
  },
  tooMany: { id: 'files.tooMany', defaultMessage: 'Too many files', description: 'Why a file is not taken.' },
});
