import Grading from '@mui/icons-material/GradingOutlined';
import { evaluationKeys } from '@paideia/events/evaluations/evaluation.permissions.ts';
import type { AdminResource } from '../../console/admin-resource.ts';
import { AllEvaluationsDocument, EvaluationDocument } from '../../generated/evaluations/admin/evaluations.ts';
import { evaluation, evaluations } from '../evaluations.screens.ts';
import { evaluationsAdminMessages } from './evaluations-admin.messages.ts';

export const evaluationsResource: AdminResource = {
  name: 'evaluations',
  screens: { list: evaluations, edit: evaluation },
  keys: evaluationKeys,
  about: evaluationsAdminMessages.permission,
  icon: Grading,
  operations: { list: AllEvaluationsDocument, one: EvaluationDocument },
};
