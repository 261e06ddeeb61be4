import { answerOf, requestHeaders, unanswered } from './fetch-operation.ts';

export type FetchedFile = {
  readonly name: string;
  /** Waits for the next part; undefined is the end. */
  readonly next: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** No more is wanted: whoever waits for the next part has the end. */
  readonly cancel: () => Promise<void>;
};

/**
 * Asks for a file, which comes part by part as the server writes it.
 * @throws OperationError in the words of the server, as an operation does
 */
export async function fetchFile(address: string): Promise<FetchedFile> {
  const response = await fetch(address, { credentials: 'include', headers: requestHeaders() }).catch(unanswered);
  if (!response.ok) await answerOf(response);
  const parts = response.body!.getReader();
  return {
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    next: async () => (await parts.read().catch(unanswered)).value,
    cancel: () => parts.cancel(),
  };
}

/** Has the browser keep a file under its name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
