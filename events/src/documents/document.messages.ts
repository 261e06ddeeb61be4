import { defineMessages } from '../kernel/messages.ts';

/** Why a document is not saved. */
export const documentMessages = defineMessages('document', {
  exists: ['This document already exists.', 'The id belongs to another document'],
  titleTaken: ['There is already a document called {title}.', 'Titles are unique'],
  keepsTitle: [
    'A page of the site shows this document by its title, so it stays and keeps its title.',
    'Privacy, terms and docs are neither renamed nor deleted',
  ],
  roleUnknown: ['There is no such role.', 'One of the roles that may read it'],
});
