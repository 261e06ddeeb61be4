/**
 * LMDB rejects a commit that failed, on a full disk for one, to whoever wrote; and the error's cause, as a promise of its own, to nobody.
 * Every transaction goes through here, which takes care of that one too.
 */
export async function committed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isFailedCommit(error) && error.commitError instanceof Promise) error.commitError.catch(() => undefined);
    throw error;
  }
}

/** `end` is for every error that nobody took care of, but for those of a failed commit: whoever wrote is told of it, and LMDB says it once more to nobody. */
export function endOnNeglectedErrors(end: (error: unknown) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!isFailedCommit(error)) end(error);
  });
}

const isFailedCommit = (error: unknown): error is Error & { readonly commitError: unknown } => error instanceof Error && 'commitError' in error;
