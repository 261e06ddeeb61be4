import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type SlowProxy = {
  readonly port: number;
  /** From now on each side's words are on their way for so long. */
  delay(ms: number): void;
  close(): void;
};

/** It is a way to a server that takes time, as between two hosts. */
export async function slowProxy(target: { readonly host: string; readonly port: number }): Promise<SlowProxy> {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ ...target, noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (words) => {
        if (delayMs === 0) other.write(words);
        else setTimeout(() => other.writable && other.write(words), delayMs);
      });
      one.on('error', () => other.destroy()).on('close', () => (sockets.delete(one), other.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { readonly port: number }).port,
    delay: (ms) => void (delayMs = ms),
    close() {
      server.close();
      for (const one of sockets) one.destroy();
    },
  };
}
