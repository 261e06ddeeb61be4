import { bucketOf, readConfiguration, type Env } from '@paideia/store/configuration.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { isFull, isMissing } from '@paideia/objects/disk/durable.ts';
import { NoObject, PartBroken, type ObjectStore, type S3Settings } from '@paideia/objects/port.ts';
import { OperatorError } from '../operator-error.ts';

/** While bytes are being read it tells that the object, or a part of it, is gone. */
export const isGone = (error: unknown): boolean => error instanceof NoObject || isMissing(error);

class StorageUnavailable extends OperatorError {}
/** The error is the SDK's or a connection's; what is wrong with a file of the operator's has a path. */
const isDriver = (error: unknown) =>
  error instanceof PartBroken ||
  (error instanceof Error && ('$metadata' in error || ('code' in error && !('path' in error) && !isFull(error))));

/** It is undefined where files lie in `DATA_DIR`. @throws WrongConfiguration */
export const bucketIn = (env: Env): S3Settings | undefined => bucketOf(readConfiguration('operator', env));

type Place = { readonly dataDir: string; readonly s3?: S3Settings | undefined };
/** It opens the files of a college as long as the work takes. */
export async function withStorage<T>({ dataDir, s3 }: Place, work: (objects: ObjectStore) => Promise<T>): Promise<T> {
  // No address is made here that a key would sign.
  const objects = await openObjectStore({ dataDir, s3, key: '' });
  try {
    return await work(objects);
  } catch (error) {
    if (s3 === undefined || !isDriver(error)) throw error;
    throw new StorageUnavailable(
      'The object storage at S3_BUCKET does not do what it is asked. See that it runs, can be reached and lets this account in, then say the command again.',
      { cause: error },
    );
  } finally {
    objects.close();
  }
}
