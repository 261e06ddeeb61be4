import { every } from '@paideia/documents/every.ts';
import { assignments, type AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** Those of a group, what is due first first; found once a request. */
export const assignmentsOf = (context: Context, groupId: string): Promise<readonly AssignmentView[]> =>
  context.shared('assignments', groupId, () =>
    every(context.read(assignments), { where: { groupId }, sort: { field: 'dueAt' } }),
  );
