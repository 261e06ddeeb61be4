import { fetchOperation } from '../lib/data/fetch-operation.ts';
import { filesMessages } from '../lib/files/files.messages.ts';
import { putPart, sendParts } from '../lib/files/send-parts.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { translator } from '../lib/i18n/i18n.ts';
import type { FileInput } from '../generated/schema.ts';
import { RegisterFileOperation, StoreFileOperation } from '../generated/files/files.fetch.ts';

export type FileWish = Pick<FileInput, 'name' | 'type' | 'purpose'> & { readonly bytes: Blob };
const t = translator(filesMessages);
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Brings a file into the storage and answers its id. A part that did not arrive, or bytes that are not taken, are the server's to name. */
export async function storeFile({ bytes, ...wish }: FileWish, signal = new AbortController().signal): Promise<string> {
  const _id = newId();
  const register = async () =>
    (await fetchOperation(RegisterFileOperation, { input: { ...wish, _id, size: bytes.size } })).registerFile
      .partUploadUrls;
  const addresses = await register();
  let isStorageFull = false;
  await sendParts({
    file: bytes,
    partsCount: addresses.length,
    addresses,
    freshAddresses: register,
    sent: [],
    putPart,
    wait: later,
    signal,
    onSent: () => undefined,
    onFailed: (_, isFull) => (isStorageFull ||= isFull),
  });
  if (isStorageFull) throw new Error(t('storageFull'));
  await fetchOperation(StoreFileOperation, { _id });
  return _id;
}
