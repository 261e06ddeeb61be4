import { lstatSync, rmSync } from 'node:fs';
import { connect } from 'node:net';

const isAnswering = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ path }, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** A process that was killed leaves the file of its socket, in which nobody listens any more: it would keep the next one out for ever. */
export async function clearStaleSocket(path: string): Promise<void> {
  const isSocket = lstatSync(path, { throwIfNoEntry: false })?.isSocket() ?? false;
  if (isSocket && !(await isAnswering(path))) rmSync(path, { force: true });
}
