import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Keeps every connection open and lets nothing through, and takes new ones without an answer. */
  stall(): void;
  /** Lets through what waited. With `isOldDead` the connections from before never say a word again, as after a host was lost. */
  goOn(how?: { readonly isOldDead?: boolean }): void;
  /** Ends every connection and takes no new one. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
};

/** Stands before a server and does it harm. */
export async function tcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => other.destroy()).on('close', () => (other.destroy(), pairs.delete(pair)));
      if (!isStalled) one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = () => pairs.forEach(([near, far]) => (near.destroy(), far.destroy()));
  const closed = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    port,
    stall() {
      isStalled = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    goOn({ isOldDead = false } = {}) {
      isStalled = false;
      if (!isOldDead)
        for (const [near, far] of pairs) {
          near.pipe(far);
          far.pipe(near);
        }
    },
    async refuse() {
      const done = closed();
      cut();
      await done;
    },
    accept: () => listen(port),
    async close() {
      const done = server.listening ? closed() : undefined;
      cut();
      await done;
    },
  };
}
