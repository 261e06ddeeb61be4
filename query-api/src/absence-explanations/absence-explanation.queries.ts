import { readsAbsenceExplanation } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import {
  absenceExplanations,
  type AbsenceExplanationView,
} from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { memoize } from '../kernel/cache/memoize.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AbsenceExplanation } from './absence-explanation.types.ts';

export const shownExplanation = memoize((view: AbsenceExplanationView): AbsenceExplanation => ({
  id: view._id,
  ...view,
}));

/** The explanation, or the same answer whether it is absent or someone else's. */
export async function visibleExplanation(context: Context, id: string): Promise<AbsenceExplanation> {
  const found = await context.read(absenceExplanations).one(id);
  return shownExplanation(
    context.visible(found, readsAbsenceExplanation, ({ userId, regionId }) => ({ ownerId: userId, regionId })),
  );
}
