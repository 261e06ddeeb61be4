import School from '@mui/icons-material/SchoolOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { examResults } from '../exam-attempts.screens.ts';
import { AllExamResultsDocument, ExamResultDocument } from '../../generated/exam-attempts/admin/exam-result-admin.ts';

export const examResultsResource: AdminResource = {
  name: 'examResults',
  screens: { list: examResults },
  icon: School,
  operations: { list: AllExamResultsDocument, one: ExamResultDocument, booleans: ['passed'] },
};
