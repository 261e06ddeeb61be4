import { defineMessages } from '../../lib/i18n/index.ts';

/** Erasing a person, for superadmins. */
export const erasureAdminMessages = defineMessages({
  title: {
    id: 'erasureAdmin.title',
    defaultMessage: 'Erasure',
    description: 'Heading of the part of a user’s page about erasing the person.',
  },
  about: {
    id: 'erasureAdmin.about',
    defaultMessage: 'This person has not asked to be erased.',
    description: 'When there is no request.',
  },
  requested: {
    id: 'erasureAdmin.requested',
    defaultMessage: 'Asked to be erased on {date}.',
    description: 'When there is a request.',
  },
  reason: { id: 'erasureAdmin.reason', defaultMessage: 'Reason: {reason}', description: 'Below it.' },
  erase: { id: 'erasureAdmin.erase', defaultMessage: 'Erase this person', description: 'Button.' },
  notSelf: {
    id: 'erasureAdmin.notSelf',
    defaultMessage: 'Another superadmin has to erase you.',
    description: 'Below the button on one’s own page.',
  },
  eraseTitle: {
    id: 'erasureAdmin.eraseTitle',
    defaultMessage: 'Erase {name} for good?',
    description: 'Title of the dialog.',
  },
  eraseAbout: {
    id: 'erasureAdmin.eraseAbout',
    defaultMessage:
      'The account ends at once. The key of all personal data is destroyed, so that nobody can read them any more, not from a backup either. Grades, payments and the log stay, without a name. This cannot be undone.',
    description: 'In the dialog.',
  },
  typeName: {
    id: 'erasureAdmin.typeName',
    defaultMessage: 'Type the name of the person',
    description: 'Field of the dialog.',
  },
  eraseNow: { id: 'erasureAdmin.eraseNow', defaultMessage: 'Erase for good', description: 'Button of the dialog.' },
  started: {
    id: 'erasureAdmin.started',
    defaultMessage: 'Begun on {date} by {name}.',
    description: 'While it is under way.',
  },
  stepKey: {
    id: 'erasureAdmin.stepKey',
    defaultMessage: 'The key is being destroyed.',
    description: 'While it is under way.',
  },
  stepModels: {
    id: 'erasureAdmin.stepModels',
    defaultMessage: 'The key has been deleted. Read models rebuilt: {rebuilt} of {toRebuild}.',
    description: 'While it is under way.',
  },
  stepVerify: {
    id: 'erasureAdmin.stepVerify',
    defaultMessage: 'The log is being verified and signed.',
    description: 'While it is under way.',
  },
  progress: { id: 'erasureAdmin.progress', defaultMessage: 'How far the erasure is', description: 'Name of the bar.' },
  completed: {
    id: 'erasureAdmin.completed',
    defaultMessage: 'Finished on {date}; begun by {name}.',
    description: 'When it is done.',
  },
  figures: {
    id: 'erasureAdmin.figures',
    defaultMessage:
      'Events that nobody can read any more: {unreadable}. Read models rebuilt: {models}. Events of the log, all as they were signed: {events}.',
    description: 'When it is done.',
  },
  proofPage: {
    id: 'erasureAdmin.proofPage',
    defaultMessage: 'Proof to read',
    description: 'Link that downloads the proof as a page.',
  },
  proofFile: {
    id: 'erasureAdmin.proofFile',
    defaultMessage: 'Proof for checking (JSON)',
    description: 'Link that downloads the proof as JSON.',
  },
  retracted: {
    id: 'erasureAdmin.retracted',
    defaultMessage: 'Retracted invitations',
    description: 'Button above the list of users, and title of the dialog that it opens.',
  },
  retractedAbout: {
    id: 'erasureAdmin.retractedAbout',
    defaultMessage:
      'These people have no account, but their names and addresses are kept in the log until they are erased.',
    description: 'In that dialog.',
  },
  retractedSearch: {
    id: 'erasureAdmin.retractedSearch',
    defaultMessage: 'Name or e-mail',
    description: 'Field of that dialog that searches the people.',
  },
  retractedOn: {
    id: 'erasureAdmin.retractedOn',
    defaultMessage: 'Retracted on {date}',
    description: 'Below a name in that dialog.',
  },
  retractedNobody: {
    id: 'erasureAdmin.retractedNobody',
    defaultMessage: 'No such invitation was retracted.',
    description: 'In that dialog when nobody is found.',
  },
  back: {
    id: 'erasureAdmin.back',
    defaultMessage: 'Back to the list',
    description: 'Button of that dialog beside the erasure of one person.',
  },
  open_one: {
    id: 'erasureAdmin.open_one',
    defaultMessage: '{count} person waits to be erased:',
    description: 'Above the list of users.',
  },
  open_other: {
    id: 'erasureAdmin.open_other',
    defaultMessage: '{count} people wait to be erased:',
    description: 'Above the list of users.',
  },
});
