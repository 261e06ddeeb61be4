import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { accountMailTexts as texts } from '@paideia/events/mails/account-mail.messages.ts';
import type { Content, Params } from './content.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

type Words = {
  readonly subject: MessageDescriptor;
  readonly intro: MessageDescriptor;
  readonly button?: MessageDescriptor;
  readonly note: MessageDescriptor;
};
const letter =
  ({ subject, intro, button, note }: Words) =>
  (wording: Wording, params: Params): Content => ({
    subject: say(wording, subject, params),
    intro: say(wording, intro, params),
    rows: [],
    open: button ? say(wording, button) : '',
    note: say(wording, note),
  });

export const accountContents = {
  verifyEmail: letter({
    subject: texts.verifySubject,
    intro: texts.verifyIntro,
    button: texts.verifyButton,
    note: texts.verifyNote,
  }),
  enrolAccount: letter({
    subject: texts.enrolSubject,
    intro: texts.enrolIntro,
    button: texts.enrolButton,
    note: texts.enrolNote,
  }),
  resetPassword: letter({
    subject: texts.resetSubject,
    intro: texts.resetIntro,
    button: texts.resetButton,
    note: texts.resetNote,
  }),
  passwordChanged: letter({
    subject: texts.changedSubject,
    intro: texts.changedIntro,
    button: texts.changedButton,
    note: texts.changedNote,
  }),
  emailChanged: letter({ subject: texts.emailSubject, intro: texts.emailIntro, note: texts.emailNote }),
};
