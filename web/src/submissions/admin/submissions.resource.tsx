import Assignment from '@mui/icons-material/AssignmentOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { SubmittedBadge } from './SubmittedBadge.tsx';
import { submissions } from '../submissions.screens.ts';
import {
  AllAssignmentSubmissionsDocument,
  AssignmentSubmissionDocument,
} from '../../generated/submissions/admin/submission-admin.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';
import { submissionKeys } from '@paideia/events/submissions/submission.permissions.ts';

export const submissionsResource: AdminResource = {
  name: 'assignmentSubmissions',
  screens: { list: submissions },
  keys: submissionKeys,
  about: submissionsAdminMessages.permission,
  icon: Assignment,
  operations: { list: AllAssignmentSubmissionsDocument, one: AssignmentSubmissionDocument },
  badge: SubmittedBadge,
};
