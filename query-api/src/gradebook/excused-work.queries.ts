import { excusedWorkIdOf } from '@paideia/events/gradebook/excused-work.events.ts';
import { excusedWorks, type ExcusedWork } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** All that one student is excused from in a group. Whether whoever asks may know is for the caller to have asked. */
export const excusedIn = async (context: Context, userId: string, groupId: string): Promise<readonly ExcusedWork[]> =>
  (await context.join(excusedWorks, excusedWorkIdOf(userId, groupId)))?.items ?? [];
export const isExcusedFrom = (excused: readonly Pick<ExcusedWork, 'workId'>[], workId: string): boolean =>
  excused.some((one) => one.workId === workId);
