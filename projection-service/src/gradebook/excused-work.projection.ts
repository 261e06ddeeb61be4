import {
  excusedWorkEvents,
  excusedWorkIdOf,
  type ExcusedWorkEvent,
} from '@paideia/events/gradebook/excused-work.events.ts';
import { collectionsOf, defineProjection, refOf, update, upsert } from '../kernel/projection.ts';
import { excusedWorkGroup, excusedWorks } from './excused-work.view.ts';

export const excusedWorkProjection = defineProjection<ExcusedWorkEvent>({
  group: excusedWorkGroup,
  collections: collectionsOf(excusedWorks),
  events: [excusedWorkEvents],
  on: {
    WorkExcused: ({ userId, groupId, regionId, kind, workId, reason, by }, occurred) => {
      const _id = excusedWorkIdOf(userId, groupId);
      const item = { kind, workId, reason, by, at: occurred.at, why: [refOf(occurred)] };
      return upsert(excusedWorks, _id, (before) => ({
        _id,
        _revision: occurred.revision,
        userId,
        groupId,
        regionId,
        items: [...(before?.items ?? []), item],
      }));
    },
    WorkExcuseWithdrawn: ({ userId, groupId, workId }, { revision }) =>
      update(excusedWorks, excusedWorkIdOf(userId, groupId), (view) => ({
        ...view,
        _revision: revision,
        items: view.items.filter((item) => item.workId !== workId),
      })),
  },
});
