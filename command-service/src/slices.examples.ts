import { slicesIn, type Surroundings } from './slices.ts';

/** All of the service for a test: what it touches outside stays still, but for what the test gives. */
export const exampleSlices = (given: Partial<Surroundings> = {}) =>
  slicesIn({
    transport: { send: () => Promise.resolve(), close: () => undefined },
    publicUrl: '',
    links: { issue: () => Promise.resolve('T'.repeat(43)) },
    projections: { reconcile: () => Promise.resolve([]) },
    ...given,
  });
