import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './transport.ts';

/** Makes what the mail library is told. The address beside a name is never parsed out of text that people wrote. */
export const envelopeOf = ({ id, from, to, replyTo, subject, text, html }: Letter): SendMailOptions => ({
  messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
  from,
  to: { name: '', address: to },
  ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
