import { StoreUnavailable } from '../port.ts';

export type Failure = Error & { readonly code?: number | string; readonly type?: string };
export const grpc = {
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  permissionDenied: 7,
  failedPrecondition: 9,
  aborted: 10,
  unimplemented: 12,
  unauthenticated: 16,
};

const unsent =
  /No connection established|Name resolution failed|Channel has been shut down|Channel closed before call started|Failed to discover|Server Is (Not Ready|Too Busy)/;
const refusals: readonly unknown[] = [
  grpc.invalidArgument,
  grpc.permissionDenied,
  grpc.failedPrecondition,
  grpc.unimplemented,
  grpc.unauthenticated,
];

/** Says the failure in the port's words. What the server refuses and what is wrong in here stays what it is. */
export function unavailable(error: unknown): unknown {
  const { code, message, type } = error as Failure;
  if (type === 'not-leader' || unsent.test(message)) return new StoreUnavailable('no', { cause: error });
  const isLost =
    (typeof code === 'number' && !refusals.includes(code)) ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    type === 'timeout';
  return isLost ? new StoreUnavailable('unknown', { cause: error }) : error;
}
