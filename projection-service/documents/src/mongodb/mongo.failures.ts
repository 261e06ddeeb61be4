import { StoreUnavailable } from '@paideia/store/port.ts';
import { MongoNetworkError, MongoOperationTimeoutError, MongoServerSelectionError, type MongoClientOptions } from 'mongodb';

/** So long an operation may take before its server counts as lost: one that is stopped keeps its connections open and says nothing. A busy one needs seconds for a full batch. */
const patienceMs = 15_000;
export const clientOptions: MongoClientOptions = {
  readPreference: 'primary',
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: patienceMs,
};

const isLost = (error: unknown): boolean =>
  error instanceof MongoNetworkError || error instanceof MongoServerSelectionError || error instanceof MongoOperationTimeoutError;

/** The same, saying in the ports' words that the server is lost; what it refuses stays what it is. */
export function sayingLost<T extends object>(operations: T): T {
  const say = (error: unknown): never => {
    throw isLost(error) ? new StoreUnavailable('unknown', { cause: error }) : error;
  };
  const wrapped = Object.entries(operations as Readonly<Record<string, unknown>>).map(([name, operation]) => {
    if (typeof operation !== 'function') return [name, operation];
    return [
      name,
      (...args: unknown[]) => {
        const answer: unknown = (operation as (...args: unknown[]) => unknown).apply(operations, args);
        return answer instanceof Promise ? answer.catch(say) : answer;
      },
    ];
  });
  return Object.fromEntries(wrapped) as T;
}
