import { languageTag } from '@paideia/events/kernel/messages.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { accountMailTexts } from '@paideia/events/mails/account-mail.messages.ts';
import { mailTexts } from '@paideia/events/mails/mail.messages.ts';
import { accountContents } from './account-letter.ts';
import { alumniContents } from './alumni-letter.ts';
import { collegeContents } from './college-letter.ts';
import type { Content, Params } from './content.ts';
import { examContents } from './exam-letter.ts';
import { invoiceContents } from './invoice-letter.ts';
import { leaveContents } from './leave-letter.ts';
import { letterHtml } from './letter-html.ts';
import { say, type Wording } from '../translations/wording.rules.ts';
import type { Letter } from './transport.ts';

/** What the site is called and where it is; `baseUrl` has no slash at its end and is empty when nobody knows it. */
export type Sender = {
  readonly appName: string;
  readonly orgName: string;
  readonly senderEmail: string;
  readonly baseUrl: string;
};
export type Mail = {
  readonly id: string;
  readonly template: MailTemplate;
  readonly wording: Wording;
  readonly to: string;
  readonly replyTo: string | null;
  readonly params: Readonly<Record<string, string>>;
};

const contents: Readonly<Record<MailTemplate, (wording: Wording, params: Params) => Content>> = {
  ...leaveContents,
  ...invoiceContents,
  ...examContents,
  ...accountContents,
  ...alumniContents,
  ...collegeContents,
};
/** What a letter says, for the day's letter that tells of it. */
export const contentOf = (
  { template, wording, params, replyTo }: Mail,
  { orgName }: Pick<Sender, 'orgName'>,
): Content => contents[template](wording, { ...params, orgName, replyTo: replyTo ?? '' });

/** A header has one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The same letter as text and as HTML. Everything that people wrote is escaped; nothing is loaded from anywhere. */
export function letterOf(
  mail: Mail,
  { appName, orgName, senderEmail, baseUrl }: Sender,
  content = contentOf(mail, { orgName }),
): Letter {
  const { id, wording, to, replyTo, params } = mail;
  const { subject, intro, rows, open, note } = content;
  const url = params.link && baseUrl ? `${baseUrl}${params.link}` : undefined;
  const greeting = params.name ? say(wording, mailTexts.greeting, { name: params.name }) : undefined;
  const reply = replyTo === null ? undefined : say(wording, mailTexts.reply, { address: replyTo });
  const footer = say(wording, mailTexts.footer, { appName, orgName });

  const line = (label: string, value: string) => say(wording, mailTexts.line, { label, value });
  const paragraphs = [
    greeting,
    intro,
    rows.map((row) => line(...row)).join('\n'),
    url && line(open, url),
    note,
    reply,
    `-- \n${footer}`,
  ];
  const button = url === undefined ? undefined : { text: open, url, copy: say(wording, accountMailTexts.copyLink) };
  return {
    id,
    from: { name: oneLine(appName), address: senderEmail },
    to,
    replyTo,
    subject: oneLine(subject),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    html: letterHtml({
      language: languageTag(wording.locale),
      appName,
      subject,
      greeting,
      intro,
      rows,
      button,
      note,
      reply,
      footer,
    }),
  };
}
