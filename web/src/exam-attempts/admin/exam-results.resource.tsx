import School from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllExamResultsDocument, ExamResultDocument } from '../../generated/exam-attempts/admin/exam-result-admin.ts';

export const examResultsResource: AdminResource = {
  name: 'examResults',
  role: 'manager',
  section: 'work',
  label: 'menuExamResults',
  icon: School,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./ExamResultsPage.tsx')).ExamResultsPage }))),
  operations: { list: AllExamResultsDocument, one: ExamResultDocument, booleans: ['passed'] },
};
