import { defineMessages } from '../lib/i18n/messages.ts';

export const uploadsMessages = defineMessages({
  title: { id: 'uploads.title', defaultMessage: 'Uploads', description: 'Heading of the panel of uploads.' },
  collapse: {
    id: 'uploads.collapse',
    defaultMessage: 'Collapse uploads',
    description: 'Label of the button that makes the panel small.',
  },
  expand: {
    id: 'uploads.expand',
    defaultMessage: 'Expand uploads',
    description: 'Label of the button that shows the whole panel.',
  },
  preparing: {
    id: 'uploads.preparing',
    defaultMessage: 'Preparing',
    description: 'State of an upload before its first part is sent.',
  },
  uploading: { id: 'uploads.uploading', defaultMessage: 'Uploading', description: 'State of an upload.' },
  needsFile: {
    id: 'uploads.needsFile',
    defaultMessage: 'Needs file',
    description: 'State of an upload that goes on when its file is chosen again.',
  },
  done: { id: 'uploads.done', defaultMessage: 'Done', description: 'State of an upload.' },
  error: { id: 'uploads.error', defaultMessage: 'Error', description: 'State of an upload.' },
  abort: { id: 'uploads.abort', defaultMessage: 'Abort', description: 'Button that ends an upload and removes it.' },
  clear: {
    id: 'uploads.clear',
    defaultMessage: 'Clear',
    description: 'Button that removes an upload that is done from the list.',
  },
  clearCompleted: {
    id: 'uploads.clearCompleted',
    defaultMessage: 'Clear Completed',
    description: 'Button that removes all uploads that are done from the list.',
  },
  resume: { id: 'uploads.resume', defaultMessage: 'Resume', description: 'Button that goes on with an upload.' },
  actOn: {
    id: 'uploads.actOn',
    defaultMessage: '{act}: {name}',
    description: 'Full label of a button in a list of uploads; {name} is a file.',
  },
  chooseFile: {
    id: 'uploads.chooseFile',
    defaultMessage: 'Choose the file again',
    description: 'Button; the upload goes on with it.',
  },
  hasBegun: {
    id: 'uploads.hasBegun',
    defaultMessage: 'Uploading {name}.',
    description: 'Read out when an upload begins.',
  },
  isDone: {
    id: 'uploads.isDone',
    defaultMessage: '{name} is uploaded.',
    description: 'Read out when an upload is done.',
  },
  running_one: {
    id: 'uploads.running_one',
    defaultMessage: '{count} upload is running',
    description: 'Below the heading of the panel.',
  },
  running_other: {
    id: 'uploads.running_other',
    defaultMessage: '{count} uploads are running',
    description: 'Below the heading of the panel.',
  },
  missingIdOrToken: {
    id: 'uploads.missingIdOrToken',
    defaultMessage: 'Missing upload ID or token',
    description: 'Why an upload cannot go on.',
  },
  partFailed: {
    id: 'uploads.partFailed',
    defaultMessage: 'Failed to upload part {part}',
    description: 'Why an upload did not become whole; its parts are numbered.',
  },
  cancelled: {
    id: 'uploads.cancelled',
    defaultMessage: 'Upload canceled by user',
    description: 'Short notice after Abort.',
  },
  otherName: {
    id: 'uploads.otherName',
    defaultMessage: 'Please select the file with the name: {name}',
    description: 'A file with another name was chosen to go on with an upload.',
  },
  noFile: {
    id: 'uploads.noFile',
    defaultMessage: 'Please select a file first!',
    description: 'Resume was pressed without a file.',
  },
  changedFile: {
    id: 'uploads.changedFile',
    defaultMessage: 'This file has changed since the upload began. Choose it as it was, or abort and upload it anew.',
    description: 'A file with the right name and other content was chosen to go on with an upload.',
  },
  elsewhere: {
    id: 'uploads.elsewhere',
    defaultMessage: 'This upload is running in another tab.',
    description: 'Why an upload cannot be resumed here.',
  },
});
