import { languageTag } from '@paideia/events/kernel/messages.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { mailTexts } from '@paideia/events/mails/mail.messages.ts';
import type { Content, Params } from './content.ts';
import { examContents } from './exam.letter.ts';
import { invoiceContents } from './invoice.letter.ts';
import { leaveContents } from './leave.letter.ts';
import { say } from './texts.ts';
import type { Letter } from './transport.ts';

/** What the site is called and where it is; `baseUrl` has no slash at its end and is empty when nobody knows it. */
export type Sender = { readonly appName: string; readonly orgName: string; readonly senderEmail: string; readonly baseUrl: string };
export type Mail = {
  readonly id: string;
  readonly template: MailTemplate;
  readonly locale: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly params: Readonly<Record<string, string>>;
};

const contents: Readonly<Record<MailTemplate, (locale: string, params: Params) => Content>> = { ...leaveContents, ...invoiceContents, ...examContents };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
/** A header has one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const inHtml = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

/** The same letter as text and as HTML. Everything that people wrote is escaped; nothing is loaded from anywhere. */
export function letterOf({ id, template, locale, to, replyTo, params }: Mail, { appName, orgName, senderEmail, baseUrl }: Sender): Letter {
  const { subject, intro, rows, open } = contents[template](locale, { ...params, replyTo: replyTo ?? '' });
  const url = params.link && baseUrl ? `${baseUrl}${params.link}` : undefined;
  const greeting = params.name ? say(locale, mailTexts.greeting, { name: params.name }) : undefined;
  const reply = replyTo === null ? undefined : say(locale, mailTexts.reply, { address: replyTo });
  const footer = say(locale, mailTexts.footer, { appName, orgName });

  const paragraphs = [greeting, intro, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), url && `${open}: ${url}`, reply, `-- \n${footer}`];
  const p = (text: string | undefined) => (text === undefined ? '' : `<p style="margin:0 0 16px">${inHtml(text)}</p>`);
  const table = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0">${inHtml(label)}</th><td style="padding:4px 0">${inHtml(value)}</td></tr>`,
  );
  const html = [
    `<!doctype html><html lang="${escaped(languageTag(locale))}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222;max-width:600px;margin:0 auto;padding:24px">',
    p(greeting),
    p(intro),
    `<table style="border-collapse:collapse;margin:0 0 16px">${table.join('')}</table>`,
    url === undefined ? '' : `<p style="margin:0 0 16px"><a href="${escaped(url)}">${escaped(open)}</a></p>`,
    p(reply),
    `<p style="color:#666;font-size:14px">${inHtml(footer)}</p></body></html>`,
  ];
  return {
    id,
    from: { name: oneLine(appName), address: senderEmail },
    to,
    replyTo,
    subject: oneLine(subject),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    html: html.join(''),
  };
}
