import { StoreUnavailable } from '@paideia/store/port.ts';
import {
  MongoBulkWriteError,
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  type MongoClientOptions,
} from 'mongodb';

/** So long an operation may take before its server counts as lost: one that is stopped keeps its connections open and says nothing. A busy one needs seconds for a full batch. */
const patienceMs = 15_000;
/** What a person waits for may take so long: who is told soon to try again is better off than who waits through another try. */
const shortPatienceMs = 4_000;

export const clientOptions = ({ forRequests = false }): MongoClientOptions => ({
  readPreference: 'primary',
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: patienceMs,
  // The server is asked every second, and one that is silent for four is lost: what waits on its connections is sent again on fresh ones, long before its own time is up.
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 4_000,
  ...(forRequests && {
    serverSelectionTimeoutMS: shortPatienceMs,
    socketTimeoutMS: shortPatienceMs,
    waitQueueTimeoutMS: shortPatienceMs,
    retryReads: false,
    retryWrites: false,
  }),
});

const store = 'document store';
const isLost = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoOperationTimeoutError ||
  // The driver does not export its class.
  (error as Error).name === 'MongoWaitQueueTimeoutError' ||
  // A bulk that lost its connection wraps the reason in an error of its own.
  (error instanceof MongoBulkWriteError && isLost(error.errorResponse));

/** @throws StoreUnavailable when nobody answers there. */
export async function connected(uri: string, options: MongoClientOptions): Promise<MongoClient> {
  try {
    return await MongoClient.connect(uri, options);
  } catch (error) {
    throw isLost(error) ? new StoreUnavailable('no', { store, cause: error }) : error;
  }
}

export type Circuit = <T>(operation: () => Promise<T>) => Promise<T>;
/**
 * A server that was silent is asked by one operation at a time, half a second after the one before; all others hear at once that it is lost.
 * What asked shortly before the server came back still has to end, and to be followed by another: a longer rest would add to that. So who needs several operations waits for one. An operation that was lost while others were answered says nothing about the server.
 */
export function circuit(now = () => performance.now(), restMs = 500): Circuit {
  let answeredAt = -Infinity;
  /** While the server is lost, it says when an operation may ask again; none may while one asks. */
  let askAgainAt: number | undefined;
  const answered = () => {
    answeredAt = now();
    askAgainAt = undefined;
  };
  return async (operation) => {
    const began = now();
    if (askAgainAt !== undefined) {
      if (began < askAgainAt) throw new StoreUnavailable('unknown', { store });
      askAgainAt = Infinity;
    }
    try {
      const answer = await operation();
      answered();
      return answer;
    } catch (error) {
      if (isLost(error)) {
        if (answeredAt < began) askAgainAt = now() + restMs;
        throw new StoreUnavailable('unknown', { store, cause: error });
      }
      if (error instanceof MongoError) answered();
      else if (askAgainAt === Infinity) askAgainAt = began; // The operation was wrong in itself, and nobody was asked.
      throw error;
    }
  };
}
const circuits = new Map<string, Circuit>();
/** There is one for all clients of a server. */
export function circuitOf(uri: string): Circuit {
  if (!circuits.has(uri)) circuits.set(uri, circuit());
  return circuits.get(uri)!;
}

type Operations<T> = { readonly [Name in keyof T]: (...args: never[]) => Promise<unknown> };
/** It does the same, and says in the ports' words that the server is lost; what it refuses stays what it is. */
export function sayingLost<T extends Operations<T>>(through: Circuit, operations: T): T {
  const wrapped = Object.entries(operations).map(([name, operation]) => {
    const asked = operation as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => through(() => asked.apply(operations, args))];
  });
  return Object.fromEntries(wrapped) as T;
}
