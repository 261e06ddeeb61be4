// nginx runs as Debian packages it, with its usual settings, on the core of what is measured: it serves and takes files of one directory.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnServer } from './cores.ts';
import { installPackage } from './packages.ts';
import { freePort } from './stack.ts';

const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
/** It takes Debian's package, when there is none yet and we may install it, and says whether nginx is there. */
export const ensureNginx = (): boolean => hasNginx() || (installPackage('nginx-light') && hasNginx());

const isThere = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** It serves `GET /name` and `PUT /name` of what lies in `root`. */
export async function startNginx(directory: string, root: string) {
  const port = await freePort();
  const at = (name: string) => join(directory, name);
  mkdirSync(at('temp'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('nginx.conf'),
    `daemon off; worker_processes 1; pid ${at('nginx.pid')}; error_log ${at('error.log')}; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 768; }
http {
  sendfile on; tcp_nopush on; keepalive_requests 1000000; keepalive_timeout 600; access_log off; client_max_body_size 0; default_type video/webm;
  ${temporary.map((name) => `${name}_temp_path ${at('temp')}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; dav_methods PUT; }
}
`,
  );
  const child = spawnServer('nginx', ['-p', directory, '-c', at('nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let n = 0; !(await isThere(port)); n++) {
    if (n > 100 || child.exitCode !== null) throw new Error('nginx did not start');
    await wait(50);
  }
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return {
    port,
    /** It is that of the worker, which does all of the work. */
    pid: Number(workers.trim()),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
