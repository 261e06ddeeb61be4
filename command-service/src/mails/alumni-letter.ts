import { alumniMailTexts as texts } from '@paideia/events/mails/alumni-mail.messages.ts';
import { rowIn, type Content, type Params } from './content.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

function rowsOf(wording: Wording, { sender, senderEmail, recipient, text }: Params): Content['rows'] {
  const row = rowIn(wording);
  return [
    row(texts.sender, sender),
    row(texts.senderEmail, senderEmail),
    ...(recipient === undefined ? [] : [row(texts.recipient, recipient)]),
    row(texts.text, text),
  ];
}

/** What former students write to each other, its copy, and what they write to the alumni department. */
export const alumniContents = {
  alumniMessage: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.subject, params),
    intro: say(wording, texts.intro, params),
    rows: rowsOf(wording, params),
    open: '',
    note: say(wording, texts.note),
  }),
  alumniMessageCopy: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.copySubject, params),
    intro: say(wording, texts.copyIntro),
    rows: rowsOf(wording, params),
    open: '',
  }),
  alumniDepartment: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.departmentSubject, params),
    intro: say(wording, texts.departmentIntro, params),
    rows: rowsOf(wording, params),
    open: '',
  }),
};
