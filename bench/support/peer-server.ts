// A peer is a process of its own on the servers' core, and says its port when it is ready.
import { spawnServer } from './cores.ts';
import { peerFile } from './peers.ts';

export async function startPeer(file: string, ...args: readonly string[]) {
  const child = spawnServer(process.execPath, [peerFile(file), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const port = await new Promise<number>((ready, fail) => {
    child.once('message', (message: { readonly port: number }) => ready(message.port));
    child.once('exit', (code) => fail(new Error(`${file} ${args[0]} ended (${code})`)));
  });
  return {
    port,
    async stop() {
      process.off('exit', kill);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      kill();
      await gone;
    },
  };
}
