import { defineMessages } from '../kernel/messages.ts';

/** Why an exam is not written, published or scheduled. */
export const examMessages = defineMessages('exam', {
  exists: ['This exam already exists.', 'The id belongs to another exam'],
  courseUnknown: ['There is no such course.', 'The course of an exam'],
  retired: ['This exam has been retired.', 'It is not changed or published any more'],
  oneCorrectOption: ['Choose the right answer among the options.', 'A question of an exam'],
  trueFalseHasTwo: ['A true-or-false question has two options.', 'A question of an exam'],
  optionTwice: ['Two answers of one question are the same.', 'A student could not tell them apart'],
  sameIds: ['Two of these have the same id.', 'Questions or options of an exam'],
  groupUnknown: ['There is no such group.', 'The group that an exam is scheduled for'],
  groupArchived: ['This group is archived.', 'No exam is scheduled for it any more'],
  examUnknown: ['There is no such exam.', 'The exam that is scheduled', 'exam.unknown'],
  scheduled: ['This exam is already scheduled for this group.', 'Use a change of the schedule instead'],
  closesBeforeItOpens: ['The exam closes before it opens.', 'The times of an exam'],
  locksBeforeItCloses: ['The exam is locked before it closes.', 'The times of an exam'],
  timeFarOff: ['A time of the exam is more than ten years before or after today.', 'A slip of the pen'],
  shortens: [
    'The new deadline must be later than the present one.',
    'An extension never shortens the time of a student',
  ],
  questionUnknown: ['This version of the exam has no such question.', 'The question that is corrected'],
  correctsNothing: ['The question is already judged like this.', 'The question that is corrected'],
  nothingLeft: ['At least one question has to count.', 'The last question that counts cannot be left out'],
  ownAttempt: [
    'You have sat this exam yourself. Somebody else has to correct it.',
    'Nobody decides about the own points',
  ],
  notEnrolled: ['This person is not a student of the group.', 'An extension for somebody else'],
});
