import { mailLabels, mailTexts, mailValues } from '@paideia/events/mails/mail.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { named, nothing, rowIn, type Content, type Params } from './content.ts';
import { say, sayDate } from './texts.ts';

const dates = (locale: string, { fromDate = '', toDate = '' }: Params): string => {
  if (fromDate === '') return nothing;
  return fromDate === toDate || toDate === ''
    ? sayDate(locale, fromDate)
    : `${sayDate(locale, fromDate)} – ${sayDate(locale, toDate)}`;
};

function rowsOf(locale: string, params: Params, withDecision: boolean): Content['rows'] {
  const row = rowIn(locale);
  return [
    ...(withDecision
      ? [row(mailLabels.status, named(locale, params.status)), row(mailLabels.adminComments, params.adminComments)]
      : []),
    row(mailLabels.attendanceType, named(locale, params.attendanceType)),
    row(mailLabels.dates, dates(locale, params)),
    row(mailLabels.periods, params.periods || say(locale, mailValues.wholeDay)),
    ...(params.time ? [row(mailLabels.time, params.time)] : []),
    row(mailLabels.reason, params.reason),
    row(mailLabels.studentNotes, params.studentNotes),
    row(mailLabels.student, params.student),
    row(mailLabels.group, params.group),
    ...(withDecision ? [row(mailLabels.replyTo, params.replyTo)] : []),
  ];
}

const updated: Readonly<Record<string, readonly [subject: MessageDescriptor, intro: MessageDescriptor]>> = {
  approved: [mailTexts.approvedSubject, mailTexts.approvedIntro],
  acknowledged: [mailTexts.acknowledgedSubject, mailTexts.acknowledgedIntro],
};

export const leaveContents: Readonly<
  Record<'leaveSubmitted' | 'leaveUpdated', (locale: string, params: Params) => Content>
> = {
  leaveSubmitted: (locale, params) => ({
    subject: say(locale, mailTexts.submittedSubject, params),
    intro: say(locale, mailTexts.submittedIntro, params),
    rows: rowsOf(locale, params, false),
    open: say(locale, mailTexts.open),
  }),
  leaveUpdated: (locale, params) => {
    const [subject, intro] = updated[params.status ?? ''] ?? [mailTexts.pendingSubject, mailTexts.pendingIntro];
    return {
      subject: say(locale, subject),
      intro: say(locale, intro),
      rows: rowsOf(locale, params, true),
      open: say(locale, mailTexts.open),
    };
  },
};
