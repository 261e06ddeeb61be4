import { errorCode, errorText } from '../lib/notices/errors.ts';
import { OperationError } from '../lib/data/fetch-operation.ts';
import { filesMessages } from '../lib/files/files.messages.ts';
import { bytesOf, type SentPart } from '../lib/files/part.rules.ts';
import { pauseAfter, sendParts, tries, type PutPart } from '../lib/files/send-parts.ts';
import { translator } from '../lib/i18n/i18n.ts';
import { uploadList } from './upload-list.ts';
import { progressOf, type Triggers, type Upload, type UploadInfo } from './upload.rules.ts';
import { uploadsMessages } from './uploads.messages.ts';

/** An upload needs these of the server. */
export type UploadServer = {
  readonly request: (upload: Upload) => Promise<UploadInfo & { readonly partUploadUrls: readonly string[] }>;
  readonly complete: (videoId: string) => Promise<unknown>;
  readonly abort: (videoId: string) => Promise<unknown>;
  readonly putPart: PutPart;
};
type Surroundings = {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly server: UploadServer;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** In per cent, with what has left of parts that are not there yet: more than is kept on the device, and gone with the page. */
  readonly onProgress: (percent: number) => void;
};

const t = translator(uploadsMessages);
const ofFiles = translator(filesMessages);
const rounds = 4;
/** The server looks at the storage when all is said to be there, and names the part that is not. */
const lostPart = (error: unknown) =>
  Number(/Failed to upload part (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
/** The server did not answer, or is being replaced. */
const isLost = (error: unknown) =>
  error instanceof OperationError && ['unanswered', 'unavailable', 'http'].includes(error.code);
/** After these the server takes nothing more of an upload. */
const endings = new Set(['wrongType', 'wrongSize', 'expired', 'canceled', 'changed'].map((name) => `upload.${name}`));
export function failureOf(error: unknown): Triggers['failed'] {
  const code = errorCode(error);
  return { error: errorText(error), ...(code !== undefined && endings.has(code) && { endedBy: code }) };
}

/** One upload, from the request to the last answer. */
export async function transfer(
  upload: Upload,
  { file, signal, server, wait, onProgress }: Surroundings,
): Promise<void> {
  const { uuid } = upload;
  /** What an upload asks changes nothing when it is asked twice. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (attempt === tries || !isLost(error)) throw error;
        await wait(pauseAfter(attempt));
        signal.throwIfAborted();
      }
    }
  }
  const { partUploadUrls, ...info } = await insist(() => server.request(upload)).catch((error: unknown) => {
    signal.throwIfAborted();
    // What was resumed keeps what it has.
    if (upload.uploadInfo) uploadList.change(uuid, 'failed', failureOf(error));
    else uploadList.change(uuid, 'requestFailed', {});
    throw error;
  });
  signal.throwIfAborted();
  // The storage has cleared the parts of another upload away.
  const isSame = upload.uploadInfo === undefined || upload.uploadInfo.multipartUploadId === info.multipartUploadId;
  let sent: readonly SentPart[] = isSame ? uploadList.sentParts(uuid) : [];
  const sentBytes = () => bytesOf(file.size, info.partsCount, sent);
  const showBytes = (underWay: number) => onProgress(progressOf(upload, sentBytes() + underWay));
  const keep = (parts: readonly SentPart[]) => {
    sent = parts;
    uploadList.keepParts(uuid, parts);
  };
  keep(sent);
  uploadList.change(uuid, 'informed', { uploadInfo: info, sentBytes: sentBytes() });
  showBytes(0);
  if (info.completed) return void uploadList.change(uuid, 'accepted', { response: uuid });
  const { multipartUploadId, multipartUploadToken, partsCount } = info;
  if (!multipartUploadId || !multipartUploadToken) throw new Error(t('missingIdOrToken'));
  let addresses = partUploadUrls;
  for (let round = 1; ; round += 1) {
    let failed: string | undefined;
    const isWhole = await sendParts({
      file,
      partsCount,
      addresses,
      sent,
      signal,
      wait,
      putPart: server.putPart,
      freshAddresses: async () => (addresses = (await server.request(upload)).partUploadUrls),
      onBytes: showBytes,
      onSent: (part) => {
        keep([...sent, part]);
        uploadList.change(uuid, 'partSent', { sentBytes: sentBytes() });
      },
      onFailed: (part, isFull) => (failed ??= isFull ? ofFiles('storageFull') : t('partFailed', { part })),
    });
    if (!isWhole) throw new Error(failed);
    try {
      return void uploadList.change(uuid, 'accepted', { response: await insist(() => server.complete(uuid)) });
    } catch (error) {
      const lost = lostPart(error);
      if (lost === 0) throw error;
      keep(sent.filter(({ PartNumber }) => PartNumber !== lost));
      if (round === rounds) throw error;
    }
  }
}
