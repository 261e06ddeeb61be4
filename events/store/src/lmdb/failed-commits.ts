/** An LMDB that is open shows by these whether it can still be used. */
type Env = { resetReadTxn(): void; get(key: string): unknown };

let whenDead = (error: Error): void => {
  throw error;
};

/**
 * LMDB rejects a commit that failed, on a full disk for one, to whoever wrote; and the error's cause, as a promise of its own, to nobody.
 * Every transaction goes through here, which takes care of that one too.
 */
export async function committed<T>(env: Env, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isFailedCommit(error)) {
      if (error.commitError instanceof Promise) error.commitError.catch(() => undefined);
      endIfDead(env);
    }
    throw error;
  }
}

/**
 * When the page that says where the data end could not be written, LMDB takes nothing more until the file is opened anew: what is read throws, what is
 * written is never answered, and to go on breaks the process. Only another process helps. What LMDB itself refuses has a code, and one that was closed has none. Which
 * code it is depends on whether anybody has read before: MDB_PANIC, or an invalid argument.
 */
function endIfDead(env: Env) {
  try {
    env.resetReadTxn();
    env.get('');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) whenDead(cause);
  }
}

/**
 * `end` is called for a store that can be used no more, and for every error that nobody took care of, but for those of a failed commit: whoever wrote is told
 * of it, and LMDB says it once more to nobody.
 */
export function endOnNeglectedErrors(end: (error: unknown) => void): void {
  whenDead = end;
  process.on('unhandledRejection', (error) => {
    if (!isFailedCommit(error)) end(error);
  });
}

/** A store is as good as dead where the next commit would be written over another one. It never goes on: whoever is not ended at once throws. */
export function endBefore(cause: Error): never {
  whenDead(cause);
  throw cause;
}

const isFailedCommit = (error: unknown): error is Error & { readonly commitError: unknown } =>
  error instanceof Error && 'commitError' in error;
