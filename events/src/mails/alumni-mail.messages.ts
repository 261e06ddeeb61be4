import { defineMessages } from '../kernel/messages.ts';

/** Letters that alumni write to each other and to the alumni department. */
export const alumniMailTexts = defineMessages('mail.alumniMessage', {
  subject: ['A message from {sender}', 'Subject, to a former student; the sender is another one'],
  intro: [
    '{sender} has graduated too, and wrote to you on the alumni pages of {orgName}. If you reply, your answer goes to {sender} alone.',
    'First sentence, to a former student',
  ],
  note: ['The alumni department has a copy of this message.', 'Below the message'],
  copySubject: [
    'Copy: {sender} wrote to {recipient}',
    'Subject, to the alumni department; both are former students',
    'mail.alumniMessageCopy.subject',
  ],
  copyIntro: [
    'This is a copy of a message between former students, for your information.',
    'First sentence, to the alumni department',
    'mail.alumniMessageCopy.intro',
  ],
  departmentSubject: [
    'To the alumni department, from {sender}',
    'Subject, to the alumni department; the sender is a former student',
    'mail.alumniDepartment.subject',
  ],
  departmentIntro: [
    '{sender} wrote to the alumni department on the alumni pages.',
    'First sentence, to the alumni department',
    'mail.alumniDepartment.intro',
  ],
  sender: ['From', 'Label: full name of a former student'],
  senderEmail: ['E-mail', 'Label: address of a former student'],
  recipient: ['To', 'Label: full name of a former student'],
  text: ['Message', 'Label: what a former student wrote'],
});
