import { defineMessages } from '../../lib/i18n/index.ts';

export const explanationsAdminMessages = defineMessages('explanationsAdmin', {
  title: ['Explanations', 'Page title and tab: what students say about their absences.'],
  text: ['Explanation', 'Column: what the student wrote.'],
  answer: ['Answer', 'Row: what was answered to the student.'],
  takenBack: ['{name}: no longer excused', 'Short notice.'],
  gone: ['There is no such explanation.', 'In place of an explanation.'],
});
