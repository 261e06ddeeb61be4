import { defineMessages } from '../kernel/messages.ts';

/** Why a ministry is not listed, or not as it was asked for. */
export const ministryMessages = defineMessages('ministry', {
  exists: ['This ministry is already listed.', 'The id belongs to another listing'],
  noGraduate: [
    'At least one of the ministers has graduated from the second year.',
    'Below a checkbox of the form, where nobody has',
  ],
  notApproved: [
    'This ministry waits for approval. Until then only its owner and the alumni admins see it.',
    'It cannot be hidden from the public, or shown to it',
  ],
});

/** What is held on a person, as the person is handed it. */
export const ministryExportMessages = defineMessages('myData', {
  ministries: ['Ministries', 'Heading of a part of the downloaded data'],
  'ministries.about': [
    'Ministries that you have listed in the registry of the alumni.',
    'Below the heading of a part of the downloaded data',
  ],
});
