import { defineMessages } from '../../lib/i18n/index.ts';

export const questionBankMessages = defineMessages('questionBank', {
  add: ['Add from other exams', 'Button and title of a dialog: questions of other exams are copied.'],
  search: ['Words of the question', 'Field.'],
  anyCourse: ['Any course', 'Choice.'],
  anyKind: ['Any kind', 'Choice.'],
  course: ['Course', 'Label of a choice.'],
  inExam: ['{exam}, {course}', 'Below a question: where it stands.'],
  already: ['Already in this exam', 'Below a question that cannot be picked.'],
  isRight: ['right', 'Beside the right answer of a question.'],
  copies: ['They are copied: what is changed later in one exam stays as it is in the other.', 'In the dialog.'],
  none: ['There is no such question.', 'In place of the list.'],
  full: ['An exam has {count} questions at most.', 'In the dialog, when no further question can be picked.'],
  addCount_one: ['Add {count} question', 'Button.'],
  addCount_other: ['Add {count} questions', 'Button.'],
  added_one: ['{count} question added', 'Short notice.'],
  added_other: ['{count} questions added', 'Short notice.'],
});
