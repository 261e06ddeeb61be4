import { workName } from '@paideia/events/courses/work-name.rules.ts';
import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import { rowIn, type Content, type Params } from './content.ts';
import { say, sayInstant } from './texts.ts';

export const examContents: Readonly<Record<'examReminder', (locale: string, params: Params) => Content>> = {
  examReminder: (locale, { exam: title = '', course, group, closesAt, timeZone = 'UTC' }) => {
    const row = rowIn(locale);
    const exam = workName(title, course);
    return {
      subject: say(locale, mailTexts.examReminderSubject, { exam }),
      intro: say(locale, mailTexts.examReminderIntro, { exam }),
      rows: [
        row(mailLabels.exam, title),
        ...(course ? [row(mailLabels.course, course)] : []),
        row(mailLabels.group, group),
        row(mailLabels.closesAt, closesAt === undefined ? undefined : sayInstant(locale, closesAt, timeZone)),
      ],
      open: say(locale, mailTexts.openExam),
    };
  },
};
