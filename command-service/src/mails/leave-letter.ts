import { periodNumber } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { mailLabels, mailTexts, mailValues } from '@paideia/events/mails/mail.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { named, nothing, rowIn, type Content, type Params } from './content.ts';
import { sayDate } from './texts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

const dates = (wording: Wording, { fromDate = '', toDate = '' }: Params): string => {
  if (fromDate === '') return nothing;
  return fromDate === toDate || toDate === ''
    ? sayDate(wording, fromDate)
    : `${sayDate(wording, fromDate)} – ${sayDate(wording, toDate)}`;
};

/** Periods as people call them: the keys P1 and P2 are "1, 2". */
const periods = (wording: Wording, keys = ''): string =>
  keys === '' ? say(wording, mailValues.wholeDay) : keys.split(', ').map(periodNumber).join(', ');

function rowsOf(wording: Wording, params: Params, withDecision: boolean): Content['rows'] {
  const row = rowIn(wording);
  return [
    ...(withDecision
      ? [row(mailLabels.status, named(wording, params.status)), row(mailLabels.adminComments, params.adminComments)]
      : []),
    row(mailLabels.attendanceType, named(wording, params.attendanceType)),
    row(mailLabels.dates, dates(wording, params)),
    row(mailLabels.periods, periods(wording, params.periods)),
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
  Record<'leaveSubmitted' | 'leaveUpdated', (wording: Wording, params: Params) => Content>
> = {
  leaveSubmitted: (wording, params) => ({
    subject: say(wording, mailTexts.submittedSubject, params),
    intro: say(wording, mailTexts.submittedIntro, params),
    rows: rowsOf(wording, params, false),
    open: say(wording, mailTexts.open),
  }),
  leaveUpdated: (wording, params) => {
    const [subject, intro] = updated[params.status ?? ''] ?? [mailTexts.pendingSubject, mailTexts.pendingIntro];
    return {
      subject: say(wording, subject),
      intro: say(wording, intro),
      rows: rowsOf(wording, params, true),
      open: say(wording, mailTexts.open),
    };
  },
};
