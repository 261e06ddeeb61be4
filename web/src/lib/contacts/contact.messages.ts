import { defineMessages } from '../i18n/messages.ts';

/** Numbers and addresses of a person, as the person and the staff write them. */
export const contactMessages = defineMessages('contact', {
  phones: ['Phone numbers', 'Heading of a list of fields.'],
  phone: ['Phone number {n}', 'Label of one of them.'],
  phoneType: ['Kind of phone number {n}', 'Label of a choice.'],
  addPhone: ['Add a phone number', 'Button.'],
  removePhone: ['Remove phone number {n}', 'Label of a button.'],
  work: ['Work', 'Kind of phone number.', 'contact.phone.work'],
  mobile: ['Mobile', 'Kind of phone number.', 'contact.phone.mobile'],
  other: ['Other', 'Kind of phone number.', 'contact.phone.other'],
  emails: ['Further e-mail addresses', 'Heading of a list of fields; the one to sign in with is elsewhere.'],
  email: ['E-mail address {n}', 'Label of one of them.'],
  emailType: ['Kind of e-mail address {n}', 'Label of a choice.'],
  addEmail: ['Add an e-mail address', 'Button.'],
  removeEmail: ['Remove e-mail address {n}', 'Label of a button.'],
  school: ['School', 'Kind of e-mail address.', 'contact.email.school'],
});
