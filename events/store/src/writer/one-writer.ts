import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Each of the embedded files has one process that writes it, and that one is there. */
export class AnotherWriter extends Error {}

const greeting = 'paideia\n';
/** A path that is too long for a socket has a port of its own on this machine. */
function placeOf(dataDir: string, service: string) {
  const path = join(realpathSync(dataDir), `${service}.writer.sock`);
  if (Buffer.byteLength(path) <= 100) return { path };
  const digest = createHash('sha256').update(path).digest('hex');
  return { host: '127.0.0.1', port: 20_000 + (parseInt(digest.slice(0, 6), 16) % 20_000) };
}
/** Whoever stands still has a socket too, but does not answer, and is taken over from. */
const isAnswered = (place: ReturnType<typeof placeOf>, withinMs: number) =>
  new Promise<boolean>((resolve) => {
    let heard = '';
    const socket = connect(place);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(withinMs, () => end(false));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('end', () => end(heard === greeting));
    socket.on('error', () => end(false));
  });

/**
 * Holds the embedded files that this service writes, until the answer is called, which whoever is told to end does at once. One that is ending is waited for so long. What two processes that are at it at once write is
 * guarded by the stores themselves; this keeps them from taking over from each other again and again. @throws AnotherWriter
 */
export async function holdFiles(
  dataDir: string,
  service: 'command-service' | 'projection-service',
  { patienceMs = 6_000, answerMs = 1_000 } = {},
): Promise<() => void> {
  const place = placeOf(dataDir, service);
  for (const until = performance.now() + patienceMs; await isAnswered(place, answerMs); await wait(100))
    if (performance.now() >= until)
      throw new AnotherWriter(
        `Another ${service} runs on ${dataDir}, and of the embedded stores one process alone writes each: stop that one first, or set DATA_DIR to another directory.`,
      );
  // What a process that was killed has left, or one that does not answer, would keep this one out.
  if ('path' in place) rmSync(place.path, { force: true });
  const server = createServer((socket) => socket.on('error', () => undefined).end(greeting)).unref();
  await new Promise<Server>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => resolve(server));
  });
  return () => void server.close();
}
