import type { Operations } from '../../console/admin-resource.ts';
import {
  AbsenceExplanationDocument,
  AllAbsenceExplanationsDocument,
} from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';

/** It is listed on the page of the registers alone. */
export const explanationOperations: Operations = {
  list: AllAbsenceExplanationsDocument,
  one: AbsenceExplanationDocument,
};
