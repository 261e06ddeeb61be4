import Assignment from '@mui/icons-material/AssignmentOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { SubmittedBadge } from './SubmittedBadge.tsx';
import {
  AllAssignmentSubmissionsDocument,
  AssignmentSubmissionDocument,
} from '../../generated/submissions/admin/submission-admin.ts';

export const submissionsResource: AdminResource = {
  name: 'assignmentSubmissions',
  role: 'admin',
  section: 'work',
  label: 'menuSubmissions',
  icon: Assignment,
  list: lazy(() =>
    loadChunk(async () => ({ default: (await import('./AssignmentSubmissionsPage.tsx')).AssignmentSubmissionsPage })),
  ),
  operations: { list: AllAssignmentSubmissionsDocument, one: AssignmentSubmissionDocument },
  badge: SubmittedBadge,
};
