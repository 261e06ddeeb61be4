import { defineMessages } from '../i18n/messages.ts';

/** Numbers and addresses of a person, as the person and the staff write them. */
export const contactMessages = defineMessages({
  phones: { id: 'contact.phones', defaultMessage: 'Phone numbers', description: 'Heading of a list of fields.' },
  phone: { id: 'contact.phone', defaultMessage: 'Phone number {n}', description: 'Label of one of them.' },
  phoneType: { id: 'contact.phoneType', defaultMessage: 'Kind of phone number {n}', description: 'Label of a choice.' },
  addPhone: { id: 'contact.addPhone', defaultMessage: 'Add a phone number', description: 'Button.' },
  removePhone: {
    id: 'contact.removePhone',
    defaultMessage: 'Remove phone number {n}',
    description: 'Label of a button.',
  },
  work: { id: 'contact.phone.work', defaultMessage: 'Work', description: 'Kind of phone number.' },
  mobile: { id: 'contact.phone.mobile', defaultMessage: 'Mobile', description: 'Kind of phone number.' },
  other: { id: 'contact.phone.other', defaultMessage: 'Other', description: 'Kind of phone number.' },
  emails: {
    id: 'contact.emails',
    defaultMessage: 'Further e-mail addresses',
    description: 'Heading of a list of fields; the one to sign in with is elsewhere.',
  },
  email: { id: 'contact.email', defaultMessage: 'E-mail address {n}', description: 'Label of one of them.' },
  emailType: {
    id: 'contact.emailType',
    defaultMessage: 'Kind of e-mail address {n}',
    description: 'Label of a choice.',
  },
  addEmail: { id: 'contact.addEmail', defaultMessage: 'Add an e-mail address', description: 'Button.' },
  removeEmail: {
    id: 'contact.removeEmail',
    defaultMessage: 'Remove e-mail address {n}',
    description: 'Label of a button.',
  },
  school: { id: 'contact.email.school', defaultMessage: 'School', description: 'Kind of e-mail address.' },
});
