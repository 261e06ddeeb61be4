import { languageTag } from '@paideia/events/kernel/messages.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import { percentText } from '@paideia/events/kernel/figures.ts';
import { examMailTexts } from '@paideia/events/mails/exam-mail.messages.ts';
import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { nothing, rowIn, type Content, type Params } from './content.ts';
import { sayDate, sayInstant } from './texts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

const nameOf = ({ exam = '', course }: Params): string => partName(exam, course);
/** Which exam it is; letters of before do not know the course. */
const examRows = (wording: Wording, { exam, course, group }: Params): Content['rows'] => {
  const row = rowIn(wording);
  return [
    row(mailLabels.exam, exam),
    ...(course ? [row(mailLabels.course, course)] : []),
    row(mailLabels.group, group),
  ];
};
/** The day is named: a letter that has waited is read on the last day itself. */
const lastDay = (wording: Wording, { closesAt, timeZone = 'UTC' }: Params): string =>
  closesAt === undefined ? nothing : sayDate(wording, dateIn(timeZone, closesAt));
const moment = (wording: Wording, instant: string | undefined, { timeZone = 'UTC' }: Params): string | undefined =>
  instant ? sayInstant(wording, instant, timeZone) : undefined;
const percent = ({ locale }: Wording, value: string): string => percentText(languageTag(locale), Number(value));

export const examContents: Readonly<
  Record<'examScheduled' | 'examReminder' | 'examResult', (wording: Wording, params: Params) => Content>
> = {
  examScheduled: (wording, params) => {
    const [row, exam] = [rowIn(wording), nameOf(params)];
    return {
      subject: say(wording, examMailTexts.scheduledSubject, { exam, date: lastDay(wording, params) }),
      intro: say(wording, examMailTexts.scheduledIntro, { exam }),
      rows: [
        ...examRows(wording, params),
        row(examMailTexts.opensAt, moment(wording, params.opensAt, params)),
        row(mailLabels.closesAt, moment(wording, params.closesAt, params)),
      ],
      open: say(wording, mailTexts.openExam),
    };
  },
  examReminder: (wording, params) => {
    const exam = nameOf(params);
    const intro = params.late === 'none' ? examMailTexts.reminderLockedIntro : mailTexts.examReminderIntro;
    return {
      subject: say(wording, mailTexts.examReminderSubject, { exam, date: lastDay(wording, params) }),
      intro: say(wording, intro, { exam }),
      rows: [
        ...examRows(wording, params),
        rowIn(wording)(mailLabels.closesAt, moment(wording, params.closesAt, params)),
      ],
      open: say(wording, mailTexts.openExam),
    };
  },
  examResult: (wording, params) => {
    const [row, exam] = [rowIn(wording), nameOf(params)];
    const { status, score = '', scaledFrom = '', attempt = '', allowedAttempts = '' } = params;
    const intro = status === 'passed' ? examMailTexts.passedIntro : examMailTexts.failedIntro;
    return {
      subject: say(wording, examMailTexts.resultSubject, { exam }),
      intro: say(wording, intro, { exam }),
      rows: [
        ...examRows(wording, params),
        row(examMailTexts.score, percent(wording, score)),
        ...(scaledFrom ? [row(examMailTexts.scaledFrom, percent(wording, scaledFrom))] : []),
        row(examMailTexts.attempt, say(wording, examMailTexts.attemptOf, { attempt, allowedAttempts })),
      ],
      open: say(wording, examMailTexts.openResult),
    };
  },
};
