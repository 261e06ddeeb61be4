import { defineMessages } from '../kernel/messages.ts';

/** Why a document is not saved. */
export const documentMessages = defineMessages({
  exists: {
    id: 'document.exists',
    defaultMessage: 'This document already exists.',
    description: 'The id belongs to another document',
  },
  titleTaken: {
    id: 'document.titleTaken',
    defaultMessage: 'There is already a document called {title}.',
    description: 'Titles are unique',
  },
  keepsTitle: {
    id: 'document.keepsTitle',
    defaultMessage: 'A page of the site shows this document by its title, so it stays and keeps its title.',
    description: 'Privacy, terms and docs are neither renamed nor deleted',
  },
  roleUnknown: {
    id: 'document.roleUnknown',
    defaultMessage: 'There is no such role.',
    description: 'One of the roles that may read it',
  },
});
