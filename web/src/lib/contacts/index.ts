export { contactMessages } from './contact.messages.ts';
export { EmailLines, PhoneLines } from './ContactLines.tsx';
export { emailLines, emailsIn, type Line, phoneLines, phonesIn } from './contact-lines.ts';
