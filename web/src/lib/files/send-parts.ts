import { missingParts, parallelParts, partSizeOf, type SentPart } from './part.rules.ts';

/** It says how the storage answered; without a status it did not. */
export type PartAnswer = { readonly status: number | undefined; readonly etag: string | null };
/** `onBytes` hears how many of them have left. */
export type PutPart = (
  address: string,
  bytes: Blob,
  signal: AbortSignal,
  onBytes?: (count: number) => void,
) => Promise<PartAnswer>;

type Sending = {
  readonly file: Blob;
  readonly partsCount: number;
  readonly addresses: readonly string[];
  /** Asks for addresses anew, when one is not good any more. */
  readonly freshAddresses: () => Promise<readonly string[]>;
  readonly sent: readonly SentPart[];
  readonly putPart: PutPart;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly parallel?: number;
  /** How many bytes of the parts that are under way have left. */
  readonly onBytes?: (count: number) => void;
  readonly onSent: (part: SentPart) => void;
  readonly onFailed: (part: number, isFull: boolean) => void;
};

/** A part is tried so often before it counts as failed. */
export const tries = 4;
export const pauseAfter = (attempt: number): number => 1000 * 2 ** (attempt - 1);
const full = 507;
/** The line broke, the server was busy or is being replaced: in a moment it may be better. A full storage will not be. */
const mayPass = (status: number | undefined) =>
  status === undefined || status === 408 || status === 429 || (status >= 500 && status !== full);
/** An address that is over or was never good. */
const isOver = (status: number | undefined) => status !== undefined && [400, 401, 403, 404, 410].includes(status);

/** Sends the parts that are missing, several at a time. One that fails is tried again by itself, and stops no other. Answers whether all are there. */
export async function sendParts(sending: Sending): Promise<boolean> {
  const { file, partsCount, sent, putPart, wait, signal, onBytes, onSent, onFailed } = sending;
  const size = partSizeOf(file.size, partsCount);
  const waiting = [...missingParts(partsCount, sent)];
  let asked: { readonly addresses: Promise<readonly string[]>; readonly round: number } = {
    addresses: Promise.resolve(sending.addresses),
    round: 0,
  };
  /** All whose address is over ask once together. */
  const renew = (round: number) => {
    if (asked.round === round) asked = { addresses: sending.freshAddresses(), round: round + 1 };
  };
  const underWay = new Map<number, number>();
  const tellBytes = () => onBytes?.([...underWay.values()].reduce((sum, count) => sum + count, 0));
  const sendOne = async (part: number): Promise<SentPart | 'failed' | 'full'> => {
    const bytes = file.slice((part - 1) * size, part * size);
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const { addresses, round } = asked;
      const address = (await addresses.catch(() => []))[part - 1];
      signal.throwIfAborted();
      const { status, etag } =
        address === undefined
          ? { status: undefined, etag: null }
          : await putPart(address, bytes, signal, (count) => {
              underWay.set(part, count);
              tellBytes();
            });
      signal.throwIfAborted();
      if (status === 200 && etag !== null && etag !== '') return { PartNumber: part, ETag: etag };
      if (attempt === tries || (status !== 200 && !mayPass(status) && !isOver(status)))
        return status === full ? 'full' : 'failed';
      if (address === undefined || isOver(status)) renew(round);
      if (!isOver(status)) await wait(pauseAfter(attempt));
    }
    return 'failed';
  };
  let isWhole = true;
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const done = await sendOne(part);
      underWay.delete(part);
      if (typeof done === 'object') onSent(done);
      else {
        isWhole = false;
        onFailed(part, done === 'full');
      }
      tellBytes();
    }
  };
  const workers = Math.min(sending.parallel ?? parallelParts.usual, parallelParts.most, waiting.length);
  await Promise.all(Array.from({ length: workers }, work));
  return isWhole;
}

/** It sends by the request of browsers that tells how far it is. */
export const putPart: PutPart = (address, body, signal, onBytes) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded }) => onBytes?.(loaded);
    request.onload = () => resolve({ status: request.status, etag: request.getResponseHeader('etag') });
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      resolve({ status: undefined, etag: null }); // It changes nothing if it was answered before.
    };
    signal.addEventListener('abort', stop);
    request.open('PUT', address);
    request.send(body);
  });
