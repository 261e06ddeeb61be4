// The services of a data directory listen there. This is plain Node, because `npm start` runs before anything is installed.
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const host = '127.0.0.1';

/** Unix sockets hold about 100 bytes of path; where that is not enough, it is a loopback port derived from the directory. */
export function socketPath(dataDir, name) {
  const path = join(realpathSync(dataDir), `${name}.sock`);
  if (Buffer.byteLength(path) <= 100) return path;
  return `${host}:${20_000 + (parseInt(createHash('sha256').update(path).digest('hex').slice(0, 6), 16) % 20_000)}`;
}
/** It answers whether somebody answers there: a held socket dies with its process, so nothing stale is taken for alive. */
export const isAnswering = (place) =>
  new Promise((resolve) => {
    const [, at, port] = /^(?:https?:\/\/)?([^/]*):(\d+)\/?$/.exec(place) ?? [];
    const socket = connect(
      port ? { host: at || host, port: Number(port) } : { path: place },
      () => (socket.destroy(), resolve(true)),
    ).on('error', () => resolve(false));
  });

/**
 * Holds a data directory for this process, until the server that it answers is closed: a held socket dies with its process, so nothing stale can lock anybody
 * out. It answers undefined where another one holds it: one who writes the embedded stores beside another would write over what that one has written.
 */
export async function holdDataDir(dataDir) {
  const place = socketPath(dataDir, 'start');
  if (await isAnswering(place)) return undefined;
  const [, port] = /:(\d+)$/.exec(place) ?? [];
  if (port === undefined) rmSync(place, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port === undefined ? { path: place } : { host, port: Number(port) }, resolve),
  );
  return server.unref();
}
