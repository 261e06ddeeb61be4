import { group } from '@paideia/documents/port.ts';
import type { ErasureFigures } from '@paideia/events/erasures/erasure.events.ts';

/** Whether somebody wants to be erased, and how far that is; its id is the person's. `withdrawn`: it was asked for and taken back. */
export type ErasureView = {
  readonly _id: string;
  /** It is that of its stream. */
  readonly _revision: number;
  readonly status: 'requested' | 'withdrawn' | 'started' | 'erased' | 'completed';
  readonly requestedAt: string | null;
  readonly reason: string | null;
  readonly startedAt: string | null;
  readonly startedBy: string | null;
  readonly erasedAt: string | null;
  readonly completedAt: string | null;
  readonly figures: ErasureFigures | null;
  readonly updatedAt: string;
};
export const erasuresGroup = group('erasures', 1);
export const erasures = erasuresGroup.collection<ErasureView>('erasures', {
  indexes: { byStatus: ['status', 'updatedAt'] },
});
