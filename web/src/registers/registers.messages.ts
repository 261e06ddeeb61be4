import { defineMessages } from '../lib/i18n/index.ts';

export const registersMessages = defineMessages({
  attendance: {
    id: 'registers.attendance',
    defaultMessage: 'Attendance',
    description: 'Title of the student’s attendance page, and of the card with the percentage.',
  },
  help: {
    id: 'registers.help',
    defaultMessage:
      'How often you were present, late, absent or excused this term, and what it takes off your term grade.',
    description: 'Help of the student’s attendance page.',
  },
  subtitle_one: {
    id: 'registers.subtitle_one',
    defaultMessage: '{group}, {term}, {count} period so far',
    description: 'Below the title.',
  },
  subtitle_other: {
    id: 'registers.subtitle_other',
    defaultMessage: '{group}, {term}, {count} periods so far',
    description: 'Below the title.',
  },
  tabs: {
    id: 'registers.tabs',
    defaultMessage: 'Parts of the attendance page',
    description: 'Label of the tabs, read out.',
  },
  history: {
    id: 'registers.history',
    defaultMessage: 'History',
    description: 'Tab and title of the list of past periods.',
  },
  notAvailable: {
    id: 'registers.notAvailable',
    defaultMessage: 'N/A',
    description: 'In place of a percentage while nothing was marked.',
  },
  presentCount: {
    id: 'registers.presentCount',
    defaultMessage: '{count} present',
    description: 'In the legend below the percentage.',
  },
  lateCount: {
    id: 'registers.lateCount',
    defaultMessage: '{count} late',
    description: 'In the legend below the percentage.',
  },
  absentCount: {
    id: 'registers.absentCount',
    defaultMessage: '{count} absent',
    description: 'In the legend below the percentage.',
  },
  excusedCount: {
    id: 'registers.excusedCount',
    defaultMessage: '{count} excused',
    description: 'In the legend below the percentage.',
  },
  absences: { id: 'registers.absences', defaultMessage: 'Absences', description: 'Title of a card.' },
  lates: { id: 'registers.lates', defaultMessage: 'Lates', description: 'Title of a card.' },
  overGrace: {
    id: 'registers.overGrace',
    defaultMessage: '{count} over grace',
    description: 'Chip: absences or lates beyond those that cost nothing.',
  },
  withinGrace: {
    id: 'registers.withinGrace',
    defaultMessage: 'Within grace',
    description: 'Chip: no absence or late beyond those that cost nothing.',
  },
  used: {
    id: 'registers.used',
    defaultMessage: '{used} used, {free} free',
    description: 'How many absences or lates there were, and how many cost nothing.',
  },
  graceUsed: {
    id: 'registers.graceUsed',
    defaultMessage: '{used} of {free} free ones used',
    description: 'Read out in place of the row of marks.',
  },
  takenOff: {
    id: 'registers.takenOff',
    defaultMessage: 'Taken off your term grade',
    description: 'Above the deduction.',
  },
  eachCosts: {
    id: 'registers.eachCosts',
    defaultMessage: 'Beyond your grace each absence costs {absence}, each late {late}.',
    description: 'Below the deduction; the values are percentages.',
  },
  requestLeave: {
    id: 'registers.requestLeave',
    defaultMessage: 'Request leave',
    description: 'Button to the leave request form.',
  },
  day: { id: 'registers.day', defaultMessage: 'Day', description: 'Column of the history.' },
  periodAt: {
    id: 'registers.periodAt',
    defaultMessage: '{period}, {start}',
    description: 'Column of the history: the period and when it starts.',
  },
  note: { id: 'registers.note', defaultMessage: 'Note', description: 'Column of the history.' },
  details: { id: 'registers.details', defaultMessage: 'Details', description: 'Button of a day in the history.' },
  detailsOf: {
    id: 'registers.detailsOf',
    defaultMessage: 'Details of {day}',
    description: 'Full label of that button, read out.',
  },
  minutes: {
    id: 'registers.minutes',
    defaultMessage: '{time}, {count} min',
    description: 'When somebody came, and how many minutes late that was.',
  },
  pastThreshold: {
    id: 'registers.pastThreshold',
    defaultMessage: 'Past the {count}-minute threshold',
    description: 'Why a late arrival counts as absent.',
  },
  excusedByLeave: {
    id: 'registers.excusedByLeave',
    defaultMessage: 'Excused by a leave request',
    description: 'Note in the history.',
  },
  excusedByExplanation: {
    id: 'registers.excusedByExplanation',
    defaultMessage: 'Explanation excused',
    description: 'Note in the history.',
  },
  excusedByStaff: {
    id: 'registers.excusedByStaff',
    defaultMessage: 'Excused by staff',
    description: 'Note in the history.',
  },
  explained: {
    id: 'registers.explained',
    defaultMessage: 'Explained, stays absent',
    description: 'Note in the history.',
  },
  takenBy: {
    id: 'registers.takenBy',
    defaultMessage: 'Taken by {name}, {when}',
    description: 'Who marked a period and when.',
  },
  term: { id: 'registers.term', defaultMessage: 'Term', description: 'Label of a filter.' },
  status: { id: 'registers.status', defaultMessage: 'Status', description: 'Label of a filter.' },
  allStatuses: {
    id: 'registers.allStatuses',
    defaultMessage: 'All statuses',
    description: 'Entry of the status filter.',
  },
  filter: {
    id: 'registers.filter',
    defaultMessage: 'Filter',
    description: 'Button that opens the filters on a phone.',
  },
  keepsNone: {
    id: 'registers.keepsNone',
    defaultMessage: 'No attendance is taken in this group.',
    description: 'In place of the attendance page’s content.',
  },
  explanationsDisabled: {
    id: 'registers.explanationsDisabled',
    defaultMessage: 'Absence explanations currently disabled',
    description: 'Above the history, where a region has no attendance admins. The English words are fixed.',
  },
});
