import type { AnyProjection } from './kernel/projection.ts';

/** Every read model, one line a slice. The order is that of the screens: nothing depends on it. */
export const projections: readonly AnyProjection[] = [];
