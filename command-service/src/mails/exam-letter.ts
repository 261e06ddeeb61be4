import { partName } from '@paideia/events/kernel/names.ts';
import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { nothing, rowIn, type Content, type Params } from './content.ts';
import { sayDate, sayInstant } from './texts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

export const examContents: Readonly<Record<'examReminder', (wording: Wording, params: Params) => Content>> = {
  examReminder: (wording, { exam: title = '', course, group, closesAt, timeZone = 'UTC' }) => {
    const row = rowIn(wording);
    const exam = partName(title, course);
    return {
      // The day is named: a letter that has waited is read on the last day itself.
      subject: say(wording, mailTexts.examReminderSubject, {
        exam,
        date: closesAt === undefined ? nothing : sayDate(wording, dateIn(timeZone, closesAt)),
      }),
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
