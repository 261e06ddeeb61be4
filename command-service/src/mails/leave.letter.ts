import { mailLabels, mailTexts, mailValues } from '@paideia/events/mails/mail.messages.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { say, sayDate } from './texts.ts';

/** What a letter says, before it becomes text and HTML. */
export type Content = { readonly subject: string; readonly intro: string; readonly rows: readonly (readonly [label: string, value: string])[] };
type Params = Readonly<Record<string, string>>;

const values = new Map<string, MessageDescriptor>(Object.entries(mailValues));
const nothing = '–';
/** The name of a code; what is no code stays as it is. */
const named = (locale: string, code = ''): string => {
  const message = values.get(code);
  return message ? say(locale, message) : code || nothing;
};
const dates = (locale: string, { fromDate = '', toDate = '' }: Params): string => {
  if (fromDate === '') return nothing;
  return fromDate === toDate || toDate === '' ? sayDate(locale, fromDate) : `${sayDate(locale, fromDate)} – ${sayDate(locale, toDate)}`;
};

function rowsOf(locale: string, params: Params, withDecision: boolean): Content['rows'] {
  const row = (label: MessageDescriptor, value: string | undefined): readonly [string, string] => [say(locale, label), value || nothing];
  return [
    ...(withDecision ? [row(mailLabels.status, named(locale, params.status)), row(mailLabels.adminComments, params.adminComments)] : []),
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

export const contents: Readonly<Record<MailTemplate, (locale: string, params: Params) => Content>> = {
  leaveSubmitted: (locale, params) => ({
    subject: say(locale, mailTexts.submittedSubject, params),
    intro: say(locale, mailTexts.submittedIntro, params),
    rows: rowsOf(locale, params, false),
  }),
  leaveUpdated: (locale, params) => {
    const [subject, intro] = updated[params.status ?? ''] ?? [mailTexts.pendingSubject, mailTexts.pendingIntro];
    return { subject: say(locale, subject), intro: say(locale, intro), rows: rowsOf(locale, params, true) };
  },
};
