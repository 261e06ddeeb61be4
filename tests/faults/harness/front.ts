// This stands before the instances of a service: each connection goes to the next of them that takes it.
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export async function frontOf(path: string, instances: readonly string[]) {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    const passOn = (left: number) => {
      const instance = connect(instances[turn++ % instances.length]!);
      let isTaken = false;
      instance.once('connect', () => {
        isTaken = true;
        client.once('close', () => instance.destroy());
        client.pipe(instance).pipe(client);
      });
      instance.on('error', () => (isTaken || left === 0 ? client.destroy() : passOn(left - 1)));
    };
    passOn(instances.length - 1);
  });
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  return {
    async close() {
      for (const client of open) client.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
