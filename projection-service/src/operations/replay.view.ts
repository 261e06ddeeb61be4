import { group } from '@paideia/documents/port.ts';

/** A rebuild of a read model that the console asked for, and what came of it. */
export type ReplayView = {
  readonly _id: string;
  readonly projectionName: string;
  readonly state: 'running' | 'cancelled' | 'done' | 'failed';
  readonly startedAt: string;
  readonly startedBy: string | null;
  readonly finishedAt: string | null;
  readonly events: number | null;
  readonly documents: number | null;
  readonly checksum: string | null;
  readonly reason: string | null;
};
export const replaysGroup = group('replays', 1);
export const replays = replaysGroup.collection<ReplayView>('replays', { indexes: { byTime: ['startedAt'] } });
