import { partName } from '@paideia/events/kernel/names.ts';
import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import { rowIn, type Content, type Params } from './content.ts';
import { sayInstant } from './texts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

export const examContents: Readonly<Record<'examReminder', (wording: Wording, params: Params) => Content>> = {
  examReminder: (wording, { exam: title = '', course, group, closesAt, timeZone = 'UTC' }) => {
    const row = rowIn(wording);
    const exam = partName(title, course);
    return {
      subject: say(wording, mailTexts.examReminderSubject, { exam }),
      intro: say(wording, mailTexts.examReminderIntro, { exam }),
      rows: [
        row(mailLabels.exam, title),
        ...(course ? [row(mailLabels.course, course)] : []),
        row(mailLabels.group, group),
        row(mailLabels.closesAt, closesAt === undefined ? undefined : sayInstant(wording, closesAt, timeZone)),
      ],
      open: say(wording, mailTexts.openExam),
    };
  },
};
