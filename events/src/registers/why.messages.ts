import { defineMessages } from '../kernel/messages.ts';

/** The "why?" of marks, sums of a term and leave: titles, lines of the formula and the rule in words. */
export const whyMessages = defineMessages({
  summaryTitle: {
    id: 'why.summary.title',
    defaultMessage: 'Attendance, {term}',
    description: 'Title: why a student’s attendance of a term is what it is',
  },
  summaryTitleOf: {
    id: 'why.summary.titleOf',
    defaultMessage: 'Attendance of {student}, {term}',
    description: 'The same, when staff look at a student',
  },
  percentage: { id: 'why.label.percentage', defaultMessage: 'Percentage', description: 'Label of a formula' },
  percentageFormula: {
    id: 'why.formula.percentage',
    defaultMessage: '({present} present + {late} late + {excused} excused) of {total} marked = {percent}',
    description: 'How the percentage of a term is made; percent is a number with its sign',
  },
  noMarks: {
    id: 'why.formula.none',
    defaultMessage: 'Nothing is marked yet',
    description: 'In the place of a formula, when the term has no marks',
  },
  absences: { id: 'why.label.absences', defaultMessage: 'Absences', description: 'Label of a formula' },
  lates: { id: 'why.label.lates', defaultMessage: 'Lates', description: 'Label of a formula' },
  graceFormula: {
    id: 'why.formula.grace',
    defaultMessage: '{used} of {grace} free, {over} over',
    description: 'How many absences or lates were used of those that cost nothing',
  },
  deduction: {
    id: 'why.label.deduction',
    defaultMessage: 'Taken off the term grade',
    description: 'Label of a formula',
  },
  deductionFormula: {
    id: 'why.formula.deduction',
    defaultMessage: '{absences} × {absencePrice} + {lates} × {latePrice} = {deduction}',
    description: 'How the deduction is made; absences and lates are numbers or differences in brackets',
  },
  deductionCapped: {
    id: 'why.formula.deductionCapped',
    defaultMessage: '{absences} × {absencePrice} + {lates} × {latePrice}, at most 100 = {deduction}',
    description: 'The same, when the deduction has reached its limit',
  },
  summaryRule: {
    id: 'why.rule.summary',
    defaultMessage:
      'Being late or excused counts as being present. {graceAbsents} absences and {graceLates} lates a term cost nothing; each further absence takes {absencePrice} off the term grade, each further late {latePrice}. Arriving more than {threshold} minutes after the start is an absence. Excused never counts.',
    description: 'The rule behind percentage and deduction; prices are percent points',
  },
  markTitle: {
    id: 'why.mark.title',
    defaultMessage: '{date}, period {period}',
    description: 'Title: why a mark of one period is what it is',
  },
  markTitleOf: {
    id: 'why.mark.titleOf',
    defaultMessage: '{student}, {date}, period {period}',
    description: 'The same, when staff look at a student',
  },
  seen: { id: 'why.label.seen', defaultMessage: 'What was seen', description: 'Label: the mark before any excuse' },
  nobodyLooked: {
    id: 'why.value.nobodyLooked',
    defaultMessage: 'nothing was marked',
    description: 'In the place of what was seen',
  },
  arrived: { id: 'why.label.arrived', defaultMessage: 'Arrived', description: 'Label: the time of arrival' },
  arrivedLate: {
    id: 'why.value.arrivedLate',
    defaultMessage: '{time}, {minutes} min after the start',
    description: 'A time of arrival and its lateness',
  },
  threshold: {
    id: 'why.label.threshold',
    defaultMessage: 'Absent after',
    description: 'Label: from when on a late student counts as absent',
  },
  minutes: { id: 'why.value.minutes', defaultMessage: '{minutes} min', description: 'A number of minutes' },
  coveredBy: { id: 'why.label.coveredBy', defaultMessage: 'Covered by', description: 'Label: what excuses a student' },
  overruled: {
    id: 'why.label.overruled',
    defaultMessage: 'Overruled by a correction',
    description: 'Label: excuses that a correction by staff has set aside',
  },
  ruleUnmarked: {
    id: 'why.rule.unmarked',
    defaultMessage: 'Not marked yet. Whoever is not marked when the register closes is absent.',
    description: 'Rule for a mark that is not there yet',
  },
  rulePresent: {
    id: 'why.rule.present',
    defaultMessage: 'Seen by the start of the period, so present.',
    description: 'Rule for present',
  },
  rulePresentWins: {
    id: 'why.rule.presentWins',
    defaultMessage: 'Present although leave was approved: actual attendance takes precedence.',
    description: 'Rule for present while an excuse covers the student',
  },
  ruleCorrected: {
    id: 'why.rule.corrected',
    defaultMessage: 'Staff corrected this mark; a correction overrules excuses, and the history stays.',
    description: 'Rule for a mark that was corrected last',
  },
  ruleLate: {
    id: 'why.rule.late',
    defaultMessage: 'Arrived after the start and at most {threshold} minutes later, so late.',
    description: 'Rule for late',
  },
  ruleExcused: {
    id: 'why.rule.excused',
    defaultMessage:
      'Excused: approved leave, an accepted explanation or staff cover this period. It counts as being present and does not use up the grace.',
    description: 'Rule for excused',
  },
  ruleAbsent: {
    id: 'why.rule.absent',
    defaultMessage: 'Not present and not excused, so absent.',
    description: 'Rule for absent',
  },
  ruleAbsentByTime: {
    id: 'why.rule.absentByTime',
    defaultMessage: 'More than {threshold} minutes after the start counts as absent.',
    description: 'Rule for absent by lateness',
  },
  ruleAbsentLeave: {
    id: 'why.rule.absentLeave',
    defaultMessage: 'The leave was acknowledged and not approved, so a period without a mark is absent.',
    description: 'Rule for absent after leave was declined',
  },
  ruleAbsentClosed: {
    id: 'why.rule.absentClosed',
    defaultMessage: 'The register was closed without a mark, so absent.',
    description: 'Rule for absent at the close',
  },
  leaveTitle: {
    id: 'why.leave.title',
    defaultMessage: 'Leave request, {dates}',
    description: 'Title: why a leave request stands as it does',
  },
  leaveTitleOf: {
    id: 'why.leave.titleOf',
    defaultMessage: 'Leave request of {student}, {dates}',
    description: 'The same, when staff look at a student',
  },
  asked: { id: 'why.label.asked', defaultMessage: 'Asked for', description: 'Label: the kind of leave' },
  dates: { id: 'why.label.dates', defaultMessage: 'Dates', description: 'Label: the days of the leave' },
  periods: { id: 'why.label.periods', defaultMessage: 'Periods', description: 'Label: the periods of the leave' },
  wholeDay: {
    id: 'why.value.wholeDay',
    defaultMessage: 'the whole day',
    description: 'In the place of single periods',
  },
  decidedBy: { id: 'why.label.decidedBy', defaultMessage: 'Decided by', description: 'Label: who decided' },
  ruleLeavePending: {
    id: 'why.rule.leavePending',
    defaultMessage: 'Waiting for the dean or an attendance admin. Until then no mark changes.',
    description: 'Rule for pending leave',
  },
  ruleLeaveApproved: {
    id: 'why.rule.leaveApproved',
    defaultMessage:
      'Approved: absent, late and unmarked periods of these days are excused. Students who came anyway stay present.',
    description: 'Rule for approved leave',
  },
  ruleLeaveAcknowledged: {
    id: 'why.rule.leaveAcknowledged',
    defaultMessage: 'Acknowledged, not approved: periods without a mark are absent, marks stay as they are.',
    description: 'Rule for acknowledged leave',
  },
});
