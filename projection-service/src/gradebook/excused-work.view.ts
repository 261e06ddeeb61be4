import { group } from '@paideia/documents/port.ts';
import type { ExcusableKind } from '@paideia/events/gradebook/excused-work.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';

/** The reason is null after an erasure. */
export type ExcusedWork = {
  readonly kind: ExcusableKind;
  readonly workId: string;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
  readonly why: readonly EventRef[];
};
/** `{userId}_{groupId}`: all that one student is excused from in one group. */
export type ExcusedWorkView = {
  readonly _id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly items: readonly ExcusedWork[];
};
export const excusedWorkGroup = group('excused-work', 1);
export const excusedWorks = excusedWorkGroup.collection<ExcusedWorkView>('excusedWorks');
