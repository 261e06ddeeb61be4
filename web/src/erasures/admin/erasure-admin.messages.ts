import { defineMessages } from '../../lib/i18n/index.ts';

/** Superadmins read these when they erase a person. */
export const erasureAdminMessages = defineMessages('erasureAdmin', {
  title: ['Erasure', 'Heading of the part of a user’s page about erasing the person.'],
  about: ['This person has not asked to be erased.', 'When there is no request.'],
  requested: ['Asked to be erased on {date}.', 'When there is a request.'],
  reason: ['Reason: {reason}', 'Below it.'],
  erase: ['Erase this person', 'Button.'],
  notSelf: ['Another superadmin has to erase you.', 'Below the button on one’s own page.'],
  eraseTitle: ['Erase {name} for good?', 'Title of the dialog.'],
  eraseAbout: [
    'The account ends at once. The key of all personal data is destroyed, so that nobody can read them here any more. Backups from before have it until they are deleted. Grades, payments and the log stay, without a name. This cannot be undone.',
    'In the dialog.',
  ],
  typeName: ['Type the name of the person', 'Field of the dialog.'],
  eraseNow: ['Erase for good', 'Button of the dialog.'],
  started: ['Begun on {date} by {name}.', 'While it is under way.'],
  stepKey: ['The key is being destroyed.', 'While it is under way.'],
  stepModels: ['The key has been deleted. Read models rebuilt: {rebuilt} of {toRebuild}.', 'While it is under way.'],
  stepVerify: ['The log is being verified and signed.', 'While it is under way.'],
  progress: ['How far the erasure is', 'Name of the bar.'],
  completed: ['Finished on {date}; begun by {name}.', 'When it is done.'],
  figures: [
    'Events that nobody can read any more: {unreadable}. Read models rebuilt: {models}. Events of the log, all as they were signed: {events}.',
    'When it is done.',
  ],
  proofPage: ['Proof to read', 'Link that downloads the proof as a page.'],
  proofFile: ['Proof for checking (JSON)', 'Link that downloads the proof as JSON.'],
  retracted: ['Retracted invitations', 'Button above the list of users, and title of the dialog that it opens.'],
  retractedAbout: [
    'These people have no account, but their names and addresses are kept in the log until they are erased.',
    'In that dialog.',
  ],
  retractedSearch: ['Name or e-mail', 'Field of that dialog that searches the people.'],
  retractedOn: ['Retracted on {date}', 'Below a name in that dialog.'],
  retractedNobody: ['No such invitation was retracted.', 'In that dialog when nobody is found.'],
  back: ['Back to the list', 'Button of that dialog beside the erasure of one person.'],
  open_one: ['{count} person waits to be erased:', 'Above the list of users.'],
  open_other: ['{count} people wait to be erased:', 'Above the list of users.'],
});
