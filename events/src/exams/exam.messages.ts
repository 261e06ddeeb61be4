import { defineMessages } from '../kernel/messages.ts';

/** Why an exam is not written, published or scheduled. */
export const examMessages = defineMessages({
  exists: {
    id: 'exam.exists',
    defaultMessage: 'This exam already exists.',
    description: 'The id belongs to another exam',
  },
  courseUnknown: {
    id: 'exam.courseUnknown',
    defaultMessage: 'There is no such course.',
    description: 'The course of an exam',
  },
  retired: {
    id: 'exam.retired',
    defaultMessage: 'This exam has been retired.',
    description: 'It is not changed or published any more',
  },
  oneCorrectOption: {
    id: 'exam.oneCorrectOption',
    defaultMessage: 'Choose the right answer among the options.',
    description: 'A question of an exam',
  },
  trueFalseHasTwo: {
    id: 'exam.trueFalseHasTwo',
    defaultMessage: 'A true-or-false question has two options.',
    description: 'A question of an exam',
  },
  sameIds: {
    id: 'exam.sameIds',
    defaultMessage: 'Two of these have the same id.',
    description: 'Questions or options of an exam',
  },
  groupUnknown: {
    id: 'exam.groupUnknown',
    defaultMessage: 'There is no such group.',
    description: 'The group that an exam is scheduled for',
  },
  examUnknown: {
    id: 'exam.unknown',
    defaultMessage: 'There is no such exam.',
    description: 'The exam that is scheduled',
  },
  scheduled: {
    id: 'exam.scheduled',
    defaultMessage: 'This exam is already scheduled for this group.',
    description: 'Use a change of the schedule instead',
  },
  closesBeforeItOpens: {
    id: 'exam.closesBeforeItOpens',
    defaultMessage: 'The exam closes before it opens.',
    description: 'The times of an exam',
  },
  locksBeforeItCloses: {
    id: 'exam.locksBeforeItCloses',
    defaultMessage: 'The exam is locked before it closes.',
    description: 'The times of an exam',
  },
  shortens: {
    id: 'exam.shortens',
    defaultMessage: 'The new deadline must be later than the present one.',
    description: 'An extension never shortens the time of a student',
  },
  notEnrolled: {
    id: 'exam.notEnrolled',
    defaultMessage: 'This person is not a student of the group.',
    description: 'An extension for somebody else',
  },
});
