// This is a small HTTP client for making load: each client has one connection, which is kept open, one request at a time, and as little work as can be.
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { areOnServers } from './stores.ts';

export type Answer = { readonly status: number; readonly head: string; readonly body: string };
export type Client = {
  post(path: string, body: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  close(): void;
};

/** It is the length of a body, once its head is there; -1 says that it comes in chunks. */
const lengthOf = (head: string) => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? -1);

function unchunked(raw: Buffer): { readonly body: string } | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = raw.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = parseInt(raw.toString('latin1', at, line), 16);
    if (size === 0) return { body: Buffer.concat(parts).toString('utf8') };
    if (raw.length < line + 2 + size + 2) return undefined;
    parts.push(raw.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

/** A connection that the server has closed between two requests, as it may while another side has its turn, is opened again. `signal` ends it. */
export async function httpClient(port: number, cookie?: string, signal?: AbortSignal): Promise<Client> {
  let pending: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  const lost = (error: Error) => {
    pending?.reject(error);
    pending = undefined;
  };
  const opened = () =>
    new Promise<Socket>((ready, fail) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true, ...(signal && { signal }) });
      received = Buffer.alloc(0);
      socket.on('error', (error) => (fail(error), lost(error)));
      socket.on('close', () => lost(new Error('the server closed the connection')));
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = received.toString('latin1', 0, end);
        const length = lengthOf(head);
        const rest = received.subarray(end + 4);
        const found =
          length < 0 ? unchunked(rest) : rest.length >= length ? { body: rest.toString('utf8', 0, length) } : undefined;
        if (!found) return;
        received = Buffer.alloc(0);
        // Nobody has asked, so this only says that the connection was idle for too long.
        if (!pending) return void socket.destroy();
        const { resolve } = pending;
        pending = undefined;
        resolve({ status: Number(head.slice(9, 12)), head, body: found.body });
      });
      socket.once('connect', () => ready(socket));
    });

  let socket = await opened();
  return {
    async post(path, body, headers = {}) {
      if (socket.readyState !== 'open') socket = await opened();
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
        const more = Object.entries({ ...(cookie !== undefined && { cookie }), ...headers }).map(
          ([name, value]) => `${name}: ${value}\r\n`,
        );
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n${more.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      });
    },
    close: () => socket.destroy(),
  };
}

export const clients = (count: number, port: number, cookieOf: (n: number) => string | undefined): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => httpClient(port, cookieOf(n))));

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
/** An error reply is fast, so every reply is held to the length and the hash of the one that is right. */
export function assertBody(answer: Answer, wanted: string): void {
  const body = answer.body.trimEnd();
  if (answer.status !== 200 || body.length !== wanted.length || hashOf(body) !== hashOf(wanted))
    throw new Error(
      `an answer is not the one that is wanted: ${answer.status} ${body.slice(0, 300)} instead of ${wanted.slice(0, 300)}`,
    );
}

/** A service that cannot answer in time says this: whoever sent a command sends it again, with its id. */
export const isBusy = ({ body }: Answer): boolean => body.includes('"code":"unavailable"');
const [busyForMs, againMs] = [30_000, 100];
let busy = 0;
/** It counts how often a service said so to this process since this was asked last. */
export function timesBusy(): number {
  const times = busy;
  busy = 0;
  return times;
}

/**
 * It posts what may be posted twice until there is the answer that is wanted. On servers a service may say that it is busy, which is then a part of the time
 * that the answer took; on the embedded stores it never may.
 */
export async function postRight(
  client: Client,
  path: string,
  body: string,
  wanted: string,
  mayBeBusy = areOnServers(process.env),
): Promise<void> {
  for (const until = performance.now() + busyForMs; ; await wait(againMs)) {
    const answer = await client.post(path, body);
    if (!mayBeBusy || !isBusy(answer) || performance.now() > until) return assertBody(answer, wanted);
    busy++;
  }
}

/** It gives one of so many connections that is free. */
export function pool(all: readonly Client[]) {
  const free = all.map((client, n) => ({ client, n }));
  const waiting: ((one: (typeof free)[number]) => void)[] = [];
  return async <T>(work: (client: Client, n: number) => Promise<T>): Promise<T> => {
    const one = free.pop() ?? (await new Promise<(typeof free)[number]>((resolve) => waiting.push(resolve)));
    try {
      return await work(one.client, one.n);
    } finally {
      const next = waiting.shift();
      if (next) next(one);
      else free.push(one);
    }
  };
}
