export { contactMessages } from './contact.messages.ts';
export { EmailLines, PhoneLines } from './ContactLines.tsx';
export { emailLines, emailsIn, type Line, type Phone, phoneLines, phonesIn, type TypedEmail } from './contact-lines.ts';
