import { defineMessages } from '../../lib/i18n/index.ts';

export const leaveAdminMessages = defineMessages({
  title: { id: 'leaveAdmin.title', defaultMessage: 'Leave requests', description: 'Page title and tab.' },
  search: { id: 'leaveAdmin.search', defaultMessage: 'Student or reason', description: 'Search field.' },
  anyStatus: { id: 'leaveAdmin.anyStatus', defaultMessage: 'Any status', description: 'Filter.' },
  anyType: { id: 'leaveAdmin.anyType', defaultMessage: 'Any type', description: 'Filter.' },
  anyGroup: { id: 'leaveAdmin.anyGroup', defaultMessage: 'Any group', description: 'Filter.' },
  anyRegion: { id: 'leaveAdmin.anyRegion', defaultMessage: 'Any region', description: 'Filter.' },
  student: { id: 'leaveAdmin.student', defaultMessage: 'Student', description: 'Column.' },
  group: { id: 'leaveAdmin.group', defaultMessage: 'Group', description: 'Column and filter.' },
  region: { id: 'leaveAdmin.region', defaultMessage: 'Region', description: 'Filter.' },
  request: {
    id: 'leaveAdmin.request',
    defaultMessage: 'Request',
    description: 'Column: what kind of leave, and when.',
  },
  type: { id: 'leaveAdmin.type', defaultMessage: 'Type', description: 'Filter and column of the export.' },
  status: { id: 'leaveAdmin.status', defaultMessage: 'Status', description: 'Column and filter.' },
  sent: { id: 'leaveAdmin.sent', defaultMessage: 'Sent', description: 'Column: when the request was sent.' },
  decided: { id: 'leaveAdmin.decided', defaultMessage: 'Decided', description: 'Column.' },
  decidedBy: { id: 'leaveAdmin.decidedBy', defaultMessage: 'Decided by', description: 'Column of the export.' },
  firstDay: { id: 'leaveAdmin.firstDay', defaultMessage: 'First day', description: 'Column of the export.' },
  lastDay: { id: 'leaveAdmin.lastDay', defaultMessage: 'Last day', description: 'Column of the export.' },
  periods: { id: 'leaveAdmin.periods', defaultMessage: 'Periods', description: 'Column of the export.' },
  time: { id: 'leaveAdmin.time', defaultMessage: 'Time', description: 'Column of the export.' },
  reason: {
    id: 'leaveAdmin.reason',
    defaultMessage: 'Reason',
    description: 'Row of the details and column of the export.',
  },
  comment: {
    id: 'leaveAdmin.comment',
    defaultMessage: 'Comment for the student',
    description: 'Field and column of the export.',
  },
  absence: { id: 'leaveAdmin.absence', defaultMessage: 'Absence', description: 'Type.' },
  lateArrival: { id: 'leaveAdmin.lateArrival', defaultMessage: 'Late arrival', description: 'Type.' },
  earlyDeparture: { id: 'leaveAdmin.earlyDeparture', defaultMessage: 'Early departure', description: 'Type.' },
  about: {
    id: 'leaveAdmin.about',
    defaultMessage: '{type}, {dates}, about {time}',
    description: 'A request with a time of arrival or departure.',
  },
  when: { id: 'leaveAdmin.when', defaultMessage: '{type}, {dates}', description: 'A request for whole periods.' },
  covers: {
    id: 'leaveAdmin.covers',
    defaultMessage: 'Covers',
    description: 'Row: which periods the request is about.',
  },
  coversNone: {
    id: 'leaveAdmin.coversNone',
    defaultMessage: 'no class',
    description: 'Where a request is about no period at all.',
  },
  coversOne: {
    id: 'leaveAdmin.coversOne',
    defaultMessage: '{period}, {date}',
    description: 'The one period that a request is about.',
  },
  coversMany_one: {
    id: 'leaveAdmin.coversMany_one',
    defaultMessage: '{count} period',
    description: 'How many periods a request is about.',
  },
  coversMany_other: {
    id: 'leaveAdmin.coversMany_other',
    defaultMessage: '{count} periods',
    description: 'How many periods a request is about.',
  },
  erased: {
    id: 'leaveAdmin.erased',
    defaultMessage: 'Erased person',
    description: 'In place of a name that was erased.',
  },
  effects: { id: 'leaveAdmin.effects', defaultMessage: 'What your decision changes', description: 'Heading.' },
  approve: { id: 'leaveAdmin.approve', defaultMessage: 'Approve', description: 'Button.' },
  acknowledge: {
    id: 'leaveAdmin.acknowledge',
    defaultMessage: 'Acknowledge',
    description: 'Button: noted, but not excused.',
  },
  graceUntouched: {
    id: 'leaveAdmin.graceUntouched',
    defaultMessage: 'grace untouched',
    description: 'Approving uses up none of the absences that cost nothing.',
  },
  absencesAfter: {
    id: 'leaveAdmin.absencesAfter',
    defaultMessage: 'absences {count} of {grace}',
    description: 'How many absences there are afterwards, of those that cost nothing.',
  },
  outcomeSome: {
    id: 'leaveAdmin.outcomeSome',
    defaultMessage: '{excused} of {total}; the rest stays as it was recorded',
    description: 'How many of the periods an approval excuses, where the student was recorded as present in others.',
  },
  outcomeUnchanged: {
    id: 'leaveAdmin.outcomeUnchanged',
    defaultMessage: 'changes nothing: the marks are recorded',
    description: 'A decision after the fact that changes no mark.',
  },
  costs: {
    id: 'leaveAdmin.costs',
    defaultMessage: 'takes {points} off the term grade',
    description: 'What the absences beyond the grace cost then; {points} is a percentage.',
  },
  termAbsences_one: {
    id: 'leaveAdmin.termAbsences_one',
    defaultMessage: '{count} absence',
    description: 'Part of the line about the term.',
  },
  termAbsences_other: {
    id: 'leaveAdmin.termAbsences_other',
    defaultMessage: '{count} absences',
    description: 'Part of the line about the term.',
  },
  termLates_one: {
    id: 'leaveAdmin.termLates_one',
    defaultMessage: '{count} late',
    description: 'Part of the line about the term.',
  },
  termLates_other: {
    id: 'leaveAdmin.termLates_other',
    defaultMessage: '{count} lates',
    description: 'Part of the line about the term.',
  },
  termFree: {
    id: 'leaveAdmin.termFree',
    defaultMessage: 'This term: {absences}, {lates}, nothing deducted so far.',
    description: 'Below what a decision changes.',
  },
  termDeducted: {
    id: 'leaveAdmin.termDeducted',
    defaultMessage: 'This term: {absences}, {lates}, {points} deducted so far.',
    description: 'Below what a decision changes; {points} is a percentage.',
  },
  noTerm: {
    id: 'leaveAdmin.noTerm',
    defaultMessage: 'These days are outside every term, so no marks change.',
    description: 'Below what a decision changes.',
  },
  saveComment: {
    id: 'leaveAdmin.saveComment',
    defaultMessage: 'Save the comment only',
    description: 'Button: without deciding.',
  },
  commentSaved: {
    id: 'leaveAdmin.commentSaved',
    defaultMessage: 'The comment is saved, and the student is notified.',
    description: 'Short notice.',
  },
  approved: { id: 'leaveAdmin.approved', defaultMessage: '{name}: leave approved', description: 'Short notice.' },
  acknowledged: {
    id: 'leaveAdmin.acknowledged',
    defaultMessage: '{name}: leave acknowledged',
    description: 'Short notice.',
  },
  nextOpened: {
    id: 'leaveAdmin.nextOpened',
    defaultMessage: 'The next pending request is open.',
    description: 'Added to that notice.',
  },
  changedApproved: {
    id: 'leaveAdmin.changedApproved',
    defaultMessage:
      '{who} approved this request while you looked at it. Nothing of yours was saved; your comment is still here.',
    description: 'Alert: somebody else was faster.',
  },
  changedAcknowledged: {
    id: 'leaveAdmin.changedAcknowledged',
    defaultMessage:
      '{who} acknowledged this request while you looked at it. Nothing of yours was saved; your comment is still here.',
    description: 'Alert: somebody else was faster.',
  },
  changedPending: {
    id: 'leaveAdmin.changedPending',
    defaultMessage:
      'This request was changed while you looked at it. Read it once more, then decide; your comment is still here.',
    description: 'Alert: the request is no longer as it was shown.',
  },
  withdrawn: {
    id: 'leaveAdmin.withdrawn',
    defaultMessage: 'This request no longer exists; the student may have withdrawn it.',
    description: 'In place of a request.',
  },
  somebody: { id: 'leaveAdmin.somebody', defaultMessage: 'Someone else', description: 'In place of a name.' },
  notYours: {
    id: 'leaveAdmin.notYours',
    defaultMessage: 'The attendance admins of this region decide about it.',
    description: 'In place of the buttons.',
  },
  askApprove: {
    id: 'leaveAdmin.askApprove',
    defaultMessage: 'Approve the leave of {name}?',
    description: 'Title of a question, after the key A.',
  },
  askAcknowledge: {
    id: 'leaveAdmin.askAcknowledge',
    defaultMessage: 'Acknowledge the leave of {name} without excusing?',
    description: 'Title of a question, after the key N.',
  },
  turnToApproved: { id: 'leaveAdmin.turnToApproved', defaultMessage: 'Change to approved', description: 'Button.' },
  turnToAcknowledged: {
    id: 'leaveAdmin.turnToAcknowledged',
    defaultMessage: 'Change to acknowledged',
    description: 'Button.',
  },
  turnTitle: {
    id: 'leaveAdmin.turnTitle',
    defaultMessage: 'Change the decision about {name}?',
    description: 'Title of a question.',
  },
  turnApproveText_one: {
    id: 'leaveAdmin.turnApproveText_one',
    defaultMessage: '{request}: {count} period becomes Excused, and its deduction is undone. The student is notified.',
    description: 'Text of that question.',
  },
  turnApproveText_other: {
    id: 'leaveAdmin.turnApproveText_other',
    defaultMessage:
      '{request}: {count} periods become Excused, and their deductions are undone. The student is notified.',
    description: 'Text of that question.',
  },
  turnAcknowledgeText_one: {
    id: 'leaveAdmin.turnAcknowledgeText_one',
    defaultMessage:
      '{request}: {count} period is no longer excused and becomes Absent, unless the student was seen. The student is told.',
    description: 'Text of that question.',
  },
  turnAcknowledgeText_other: {
    id: 'leaveAdmin.turnAcknowledgeText_other',
    defaultMessage:
      '{request}: {count} periods are no longer excused and become Absent, unless the student was seen. The student is told.',
    description: 'Text of that question.',
  },
  bulkApproveTitle_one: {
    id: 'leaveAdmin.bulkApproveTitle_one',
    defaultMessage: 'Approve {count} request?',
    description: 'Title of a dialog.',
  },
  bulkApproveTitle_other: {
    id: 'leaveAdmin.bulkApproveTitle_other',
    defaultMessage: 'Approve {count} requests?',
    description: 'Title of a dialog.',
  },
  bulkAcknowledgeTitle_one: {
    id: 'leaveAdmin.bulkAcknowledgeTitle_one',
    defaultMessage: 'Acknowledge {count} request?',
    description: 'Title of a dialog.',
  },
  bulkAcknowledgeTitle_other: {
    id: 'leaveAdmin.bulkAcknowledgeTitle_other',
    defaultMessage: 'Acknowledge {count} requests?',
    description: 'Title of a dialog.',
  },
  bulkApproveText: {
    id: 'leaveAdmin.bulkApproveText',
    defaultMessage: 'The periods become Excused. Each student is notified.',
    description: 'Text of that dialog.',
  },
  bulkAcknowledgeText: {
    id: 'leaveAdmin.bulkAcknowledgeText',
    defaultMessage: 'What the students miss counts as Absent. Each student is notified.',
    description: 'Text of that dialog.',
  },
});
