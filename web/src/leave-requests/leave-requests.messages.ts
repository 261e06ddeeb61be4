import { defineMessages } from '../lib/i18n/index.ts';

export const leaveRequestsMessages = defineMessages({
  tab: {
    id: 'leaveRequests.tab',
    defaultMessage: 'Leave requests',
    description: 'Tab of the student’s attendance page.',
  },
  intro: {
    id: 'leaveRequests.intro',
    defaultMessage: 'Ask to be excused before you are away. The dean answers, and you get a notification.',
    description: 'Below the title of the tab.',
  },
  newTitle: { id: 'leaveRequests.newTitle', defaultMessage: 'New leave request', description: 'Title of the form.' },
  amendTitle: {
    id: 'leaveRequests.amendTitle',
    defaultMessage: 'Change your request',
    description: 'Title of the form for a request that was already sent.',
  },
  what: {
    id: 'leaveRequests.what',
    defaultMessage: 'What do you need?',
    description: 'Label of the three kinds of leave.',
  },
  absence: { id: 'leaveRequests.absence', defaultMessage: 'Absence', description: 'Kind of leave.' },
  lateArrival: { id: 'leaveRequests.lateArrival', defaultMessage: 'Late arrival', description: 'Kind of leave.' },
  earlyDeparture: {
    id: 'leaveRequests.earlyDeparture',
    defaultMessage: 'Early departure',
    description: 'Kind of leave.',
  },
  date: { id: 'leaveRequests.date', defaultMessage: 'Date', description: 'Field: the one day.' },
  from: { id: 'leaveRequests.from', defaultMessage: 'First day', description: 'Field.' },
  to: { id: 'leaveRequests.to', defaultMessage: 'Last day', description: 'Field.' },
  tooLong: {
    id: 'leaveRequests.tooLong',
    defaultMessage: 'A request covers at most {days} days. Send a second one for the rest.',
    description: 'Error below the last day.',
  },
  arrival: { id: 'leaveRequests.arrival', defaultMessage: 'Expected arrival', description: 'Field: a time of day.' },
  departure: {
    id: 'leaveRequests.departure',
    defaultMessage: 'Expected departure',
    description: 'Field: a time of day.',
  },
  periods: {
    id: 'leaveRequests.periods',
    defaultMessage: 'Which periods?',
    description: 'Label of the choice of periods.',
  },
  allPeriods: {
    id: 'leaveRequests.allPeriods',
    defaultMessage: 'Whole day',
    description: 'Choice: every period of the days.',
  },
  reason: { id: 'leaveRequests.reason', defaultMessage: 'Reason', description: 'Field.' },
  reasonHint: {
    id: 'leaveRequests.reasonHint',
    defaultMessage: 'A few words, or one of the suggestions.',
    description: 'Below the reason.',
  },
  reasonMedical: {
    id: 'leaveRequests.reasonMedical',
    defaultMessage: 'Medical appointment',
    description: 'Suggestion for the reason.',
  },
  reasonFamily: {
    id: 'leaveRequests.reasonFamily',
    defaultMessage: 'Family matter',
    description: 'Suggestion for the reason.',
  },
  reasonIllness: {
    id: 'leaveRequests.reasonIllness',
    defaultMessage: 'Illness',
    description: 'Suggestion for the reason.',
  },
  reasonMinistry: {
    id: 'leaveRequests.reasonMinistry',
    defaultMessage: 'Ministry or church service',
    description: 'Suggestion for the reason.',
  },
  reasonTransport: {
    id: 'leaveRequests.reasonTransport',
    defaultMessage: 'Transport',
    description: 'Suggestion for the reason.',
  },
  notes: { id: 'leaveRequests.notes', defaultMessage: 'Notes for the dean', description: 'Field.' },
  effects: {
    id: 'leaveRequests.effects',
    defaultMessage: 'What this changes',
    description: 'Title of the box above the button.',
  },
  effectsWait: {
    id: 'leaveRequests.effectsWait',
    defaultMessage: 'Fill in the dates to see which periods are meant.',
    description: 'In the box above the button.',
  },
  effectsNone: {
    id: 'leaveRequests.effectsNone',
    defaultMessage: 'You have no classes in this time, so nothing changes.',
    description: 'In the box above the button.',
  },
  effectsBeyond: {
    id: 'leaveRequests.effectsBeyond',
    defaultMessage: 'Some of these days are outside of the term.',
    description: 'In the box above the button.',
  },
  ifApprovedOne: {
    id: 'leaveRequests.ifApprovedOne',
    defaultMessage: 'if approved: {period} on {date} does not count against you',
    description: 'Beside the chip Excused.',
  },
  ifApproved_one: {
    id: 'leaveRequests.ifApproved_one',
    defaultMessage: 'if approved: {count} period ({dates}) does not count against you',
    description: 'Beside the chip Excused.',
  },
  ifApproved_other: {
    id: 'leaveRequests.ifApproved_other',
    defaultMessage: 'if approved: {count} periods ({dates}) do not count against you',
    description: 'Beside the chip Excused.',
  },
  ifAcknowledged: {
    id: 'leaveRequests.ifAcknowledged',
    defaultMessage: 'if only acknowledged: what you miss counts as absent',
    description: 'Beside the chip Absent.',
  },
  ifLate: {
    id: 'leaveRequests.ifLate',
    defaultMessage: 'if only acknowledged: {minutes} minutes late is within the {limit}-minute limit',
    description: 'Beside the chip Late.',
  },
  ifTooLate: {
    id: 'leaveRequests.ifTooLate',
    defaultMessage: 'if only acknowledged: {minutes} minutes late is past the {limit}-minute limit',
    description: 'Beside the chip Absent.',
  },
  send: { id: 'leaveRequests.send', defaultMessage: 'Send request', description: 'Button of the form.' },
  sent: {
    id: 'leaveRequests.sent',
    defaultMessage: 'Your request is sent. You get a notification when it is answered.',
    description: 'Short notice.',
  },
  amended: { id: 'leaveRequests.amended', defaultMessage: 'Your request is changed.', description: 'Short notice.' },
  draftKept: {
    id: 'leaveRequests.draftKept',
    defaultMessage: 'Draft saved on this device',
    description: 'Beside the buttons of the form.',
  },
  yours: { id: 'leaveRequests.yours', defaultMessage: 'Your requests', description: 'Title of the list.' },
  listTitle: {
    id: 'leaveRequests.listTitle',
    defaultMessage: '{kind}, {dates}',
    description: 'One request: what kind and when.',
  },
  atTime: {
    id: 'leaveRequests.atTime',
    defaultMessage: '{dates}, {time}',
    description: 'A day and the time of arrival or departure.',
  },
  noneAsked: {
    id: 'leaveRequests.noneAsked',
    defaultMessage: 'You have not asked for leave.',
    description: 'In the card of the dashboard.',
  },
  noneYet: {
    id: 'leaveRequests.noneYet',
    defaultMessage: 'Requests that you send are listed here with their answers.',
    description: 'Where there is no request yet.',
  },
  youSent: {
    id: 'leaveRequests.youSent',
    defaultMessage: 'You sent the request',
    description: 'In the history of a request.',
  },
  waiting: {
    id: 'leaveRequests.waiting',
    defaultMessage: 'Waiting for an answer',
    description: 'In the history of a request.',
  },
  approvedBy: {
    id: 'leaveRequests.approvedBy',
    defaultMessage: '{name} approved it',
    description: 'In the history of a request.',
  },
  acknowledgedBy: {
    id: 'leaveRequests.acknowledgedBy',
    defaultMessage: '{name} acknowledged it',
    description: 'In the history of a request.',
  },
  somebody: {
    id: 'leaveRequests.somebody',
    defaultMessage: 'The college',
    description: 'In place of the name of whoever decided.',
  },
  periodsExcused_one: {
    id: 'leaveRequests.periodsExcused_one',
    defaultMessage: '{count} period is excused',
    description: 'In the history of a request.',
  },
  periodsExcused_other: {
    id: 'leaveRequests.periodsExcused_other',
    defaultMessage: '{count} periods are excused',
    description: 'In the history of a request.',
  },
  noneExcused: {
    id: 'leaveRequests.noneExcused',
    defaultMessage: 'No period is excused: your attendance stays as it was recorded',
    description: 'In the history of a request, and before it is sent.',
  },
  effectsPast: {
    id: 'leaveRequests.effectsPast',
    defaultMessage: 'Some of these days are over. Where you were recorded as present, nothing changes.',
    description: 'Before a request is sent.',
  },
  effectsRepeats: {
    id: 'leaveRequests.effectsRepeats',
    defaultMessage: 'You have asked for leave for some of this already: {dates}.',
    description: 'Before a request is sent.',
  },
  notHere: {
    id: 'leaveRequests.notHere',
    defaultMessage: 'You can request leave in a group that you attend now.',
    description: 'In place of the form, for a group that is over or was completed.',
  },
  notedOnly: {
    id: 'leaveRequests.notedOnly',
    defaultMessage: 'Noted, but not excused: shown as Absent',
    description: 'In the history of a request.',
  },
  comment: {
    id: 'leaveRequests.comment',
    defaultMessage: '{name}:',
    description: 'Before the comment of whoever decided.',
  },
  amend: { id: 'leaveRequests.amend', defaultMessage: 'Change', description: 'Button of a request that waits.' },
  withdraw: {
    id: 'leaveRequests.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button of a request that waits.',
  },
  withdrawAsk: {
    id: 'leaveRequests.withdrawAsk',
    defaultMessage: 'Withdraw “{request}”?',
    description: 'Question before a request is withdrawn.',
  },
  withdrawText: {
    id: 'leaveRequests.withdrawText',
    defaultMessage: 'It will not be decided. You can send a new request at any time.',
    description: 'Below that question.',
  },
  withdrawn: {
    id: 'leaveRequests.withdrawn',
    defaultMessage: 'Your request is withdrawn.',
    description: 'Short notice.',
  },
  overtaken: {
    id: 'leaveRequests.overtaken',
    defaultMessage: 'This request was answered in the meantime. Its present state is shown now.',
    description: 'Error when a request has changed since it was shown.',
  },
});
