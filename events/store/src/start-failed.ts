import { LaterRelease } from './format/format.ts';
import { AnotherWriter } from './writer/one-writer.ts';
import { ForeignLog } from './own-events.ts';
import { ForeignKey } from './own-keys.ts';
import { StoreUnavailable } from './port.ts';

const variableOf = { 'event store': 'EVENTSTORE_URL', 'document store': 'MONGODB_URL' } as const;

/** Undefined means that an operator can do nothing about it. */
export function startSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([AnotherWriter, ForeignLog, ForeignKey, LaterRelease].some((kind) => error instanceof kind)) return error.message;
  if (error instanceof StoreUnavailable)
    return `The ${error.store} at ${variableOf[error.store]} does not answer. See that it runs and can be reached, then start again.`;
  // LMDB numbers it and names no file. Whoever only reads a store finds none where nobody has written yet.
  if ('code' in error && error.code === 2 && error.message.startsWith('No such file'))
    return 'There are no stores in DATA_DIR yet: command-service makes them, and projection-service the read models. Start those first.';
  if ('code' in error && error.code === 13 && error.message.startsWith('Permission denied'))
    return 'The stores in DATA_DIR cannot be read and written: give this user the right to, or set DATA_DIR.';
  return undefined;
}

/** It is for the start of a service: what an operator can mend ends it with a sentence instead of a stack. What else it was is thrown on. */
export function startFailed(error: unknown): never {
  const sentence = startSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}
