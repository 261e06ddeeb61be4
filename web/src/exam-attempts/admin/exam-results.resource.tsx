import School from '@mui/icons-material/SchoolOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { examResults } from '../exam-attempts.screens.ts';
import { AllExamResultsDocument, ExamResultDocument } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { examResultKeys } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';

export const examResultsResource: AdminResource = {
  name: 'examResults',
  screens: { list: examResults },
  keys: examResultKeys,
  about: resultsAdminMessages.permission,
  icon: School,
  operations: { list: AllExamResultsDocument, one: ExamResultDocument, booleans: ['passed'] },
};
