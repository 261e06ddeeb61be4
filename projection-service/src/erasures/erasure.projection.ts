import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { erasureEvents, type ErasureEvent } from '@paideia/events/erasures/erasure.events.ts';
import {
  collectionsOf,
  defineProjection,
  update,
  upsert,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import { erasures, erasuresGroup, type ErasureView } from './erasure.view.ts';

const none = {
  requestedAt: null,
  reason: null,
  startedAt: null,
  startedBy: null,
  erasedAt: null,
  completedAt: null,
  figures: null,
};
const change = (
  { userId }: { readonly userId: string },
  { at, revision }: Occurred,
  to: Partial<ErasureView> & Pick<ErasureView, 'status'>,
): AnyChange =>
  upsert(erasures, userId, (doc) => ({ ...none, ...doc, ...to, _id: userId, _revision: revision, updatedAt: at }));

export const erasureProjection = defineProjection<ErasureEvent | UserAccountEvent>({
  group: erasuresGroup,
  collections: collectionsOf(erasures),
  events: [erasureEvents, userAccountEvents],
  on: {
    ErasureRequested: (data, occurred) =>
      change(data, occurred, { status: 'requested', requestedAt: occurred.at, reason: data.reason }),
    ErasureRequestWithdrawn: (data, occurred) =>
      change(data, occurred, { status: 'withdrawn', requestedAt: null, reason: null }),
    ErasureStarted: (data, occurred) =>
      change(data, occurred, { status: 'started', startedAt: occurred.at, startedBy: data.by }),
    UserErased: ({ userId }, { at }) =>
      update(erasures, userId, (doc) => ({ ...doc, status: 'erased' as const, erasedAt: at, updatedAt: at })),
    ErasureCompleted: (data, occurred) =>
      change(data, occurred, { status: 'completed', completedAt: occurred.at, figures: data.figures }),
  },
});
