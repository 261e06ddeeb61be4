import type { GradebookQuery, GradebookRowFragment } from '../../generated/gradebook/admin/gradebook.ts';
import type { Asked } from './ExcuseDialog.tsx';

/** A table or a list of the students takes this. */
export type Rows = {
  readonly gradebook: GradebookQuery['gradebook'];
  /** What is asked when an excuse is wanted for this student; undefined for whoever may not give one. */
  readonly askFor: (row: GradebookRowFragment) => ((asked: Asked) => void) | undefined;
};
