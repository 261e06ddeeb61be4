import { every } from '@paideia/documents/every.ts';
import { assignments, type AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { servedFilesOf } from '../files/file.queries.ts';
import type { ServedFile } from '../files/file.types.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** Those of a group, what is due first first; found once a request. */
export const assignmentsOf = (context: Context, groupId: string): Promise<readonly AssignmentView[]> =>
  context.shared('assignments', groupId, () =>
    every(context.read(assignments), { where: { groupId }, sort: { field: 'dueAt' } }),
  );

/** What students are given for it. Whether whoever is signed in may read the assignment is for the caller to have asked. */
export const downloadsOf = (
  context: Context,
  { downloadFileIds }: Pick<AssignmentView, 'downloadFileIds'>,
): Promise<readonly ServedFile[]> => servedFilesOf(context, downloadFileIds, ({ purpose }) => purpose === 'download');
