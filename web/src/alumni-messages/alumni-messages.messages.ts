import { defineMessages } from '../lib/i18n/index.ts';

export const alumniMessagesMessages = defineMessages('alumniMessages', {
  about: [
    'Your full name and your e-mail address go with a message, so that the answer reaches you. The alumni department gets a copy. We cannot promise that a message arrives.',
    'On the page where alumni write to each other.',
  ],
  left: ['{left} of {most} messages left today', 'How many former students somebody may still write to today.'],
  limit: [
    'You have reached the limit of 3 messages for today.',
    'In place of how many are left; nobody can write until tomorrow.',
  ],
  search: ['Search by name', 'Label of a field.'],
  results: ['Former students', 'Heading of the list that was found.'],
  noneFound: ['No former student of this name is listed here.', 'In place of the list.'],
  noneListed: ['No former students are listed here yet.', 'In place of the list.'],
  graduated: ['Graduated in {year}', 'Below a name.'],
  you: ['This is you', 'Beside one’s own name in a list.'],
  write: ['Write', 'Button beside a name.'],
  writeTo: ['Write to {name}', 'Full label of that button, and heading of the form.'],
  choose: ['Choose whom you want to write to.', 'In place of the form.'],
  text: ['Your message', 'Label of a field.'],
  send: ['Send', 'Button.'],
  sent: ['Your message to {name} was sent.', 'Short notice.'],
  department: ['Contact the alumni department', 'Button and title of a dialog.'],
  departmentAbout: [
    'Your full name and your e-mail address go with it. It does not count among your messages of the day.',
    'In that dialog.',
  ],
  departmentSent: ['Your message to the alumni department was sent.', 'Short notice.'],
  noDepartment: ['The alumni department cannot be reached here yet.', 'In place of the button.'],
  inPerson: ['Only the person whose account this is can write messages.', 'To staff who act as somebody else.'],
});
