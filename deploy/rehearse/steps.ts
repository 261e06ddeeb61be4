// What is rehearsed, in order. Each step throws when what it asks for does not hold.
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { secretNames, variableOf } from '@paideia/store/secrets.ts';
import { variables } from '@paideia/store/configuration.ts';
import { docker, root, run, type Compose } from './docker.ts';
import { baseImages, sizeOf } from './images.ts';
import { expectApproved, expectShown, journey, startWork, type Leave, type Work } from './people.ts';

type Step = { readonly what: string; readonly seconds: number; readonly act: () => Promise<string | void> };
export type Rehearsal = {
  readonly compose: Compose;
  /** For what is made on the way, such as backups. */
  readonly directory: string;
  readonly settings: Readonly<Record<'PORT' | 'MAIL_PORT' | 'HTTP_PORT' | 'HTTPS_PORT', number>>;
  /** What must be stopped, whatever happens. */
  readonly ends: (() => Promise<unknown>)[];
};
const many = ['query-api=3', 'command-service=2', 'projection-service=2'].flatMap((scale) => ['--scale', scale]);
const parts = ['query-api', 'command-service', 'projection-service', 'web', 'mailpit', 'eventstore', 'mongo'];

export function stepsOf({ compose, directory, settings, ends }: Rehearsal): readonly Step[] {
  const url = `http://127.0.0.1:${settings.PORT}`;
  const ops = (args: readonly string[], seconds: number) =>
    compose(['run', '--rm', '--no-TTY', '--volume', `${join(directory, 'backups')}:/backups`, 'ops', ...args], seconds);
  const up = (args: readonly string[], seconds: number) =>
    compose(['up', '--detach', '--no-build', '--wait', ...args], seconds);
  const build = (version: string) => compose(['build', '--build-arg', `VERSION=${version}`, 'query-api'], 900);
  let work: Work;
  let leave: Leave;
  const step = (what: string, seconds: number, act: Step['act']): Step => ({ what, seconds, act });

  /** As the kernel would end it: Docker, which did not do it, starts it again. */
  async function kill(service: string): Promise<string> {
    const container = (await compose(['ps', '--quiet', service])).trim().split('\n')[0]!;
    const [pid, started] = (await docker(['inspect', '--format', '{{.State.Pid}} {{.State.StartedAt}}', container]))
      .trim()
      .split(' ');
    process.kill(Number(pid), 'SIGKILL');
    const acknowledged = await work.next();
    for (;;) {
      const state = await docker(['inspect', '--format', '{{.State.Health.Status}} {{.State.StartedAt}}', container]);
      const [health, again] = state.trim().split(' ');
      if (health === 'healthy' && again !== started) break;
      await wait(250);
    }
    return `the next command acknowledged after ${acknowledged.toFixed(1)} s`;
  }
  async function expectAll(): Promise<string> {
    await expectShown(url, work);
    await expectApproved(url, leave);
    const times = new Map<string, number>();
    for (const line of (await ops(['export', 'invoice'], 90)).split('\n').filter((one) => one.startsWith('{'))) {
      const { type, meta } = JSON.parse(line) as { type: string; meta: { commandId: string } };
      if (type === 'InvoiceIssued') times.set(meta.commandId, (times.get(meta.commandId) ?? 0) + 1);
    }
    const wrong = [...work.acknowledged.values()].filter((id) => times.get(id) !== 1);
    if (wrong.length > 0)
      throw new Error(
        `${wrong.length} acknowledged commands do not stand in the log once: ${wrong.slice(0, 3).join(', ')}`,
      );
    return `${work.acknowledged.size} acknowledged commands stand in the log once each and are shown`;
  }
  const verify = async () => (await ops(['verify'], 170)).trim().split('\n').at(-1)!;

  return [
    step('the images', 1200, async () => {
      const found = await baseImages(
        (await compose(['config', '--images']))
          .trim()
          .split('\n')
          .filter((name) => name.includes(':')),
      );
      return [...found].map(([image, what]) => `\n    ${image}: ${what}`).join('');
    }),
    step('the image of the services', 900, async () => {
      await build('rehearsed');
      const from = /^FROM (\S+) AS manifests$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))![1]!;
      return `${((await sizeOf('paideia')) - (await sizeOf(from))).toFixed(0)} MB over its base`;
    }),
    step('every documented variable reaches the services from .env, and PORT moves PUBLIC_URL', 30, async () => {
      const own = ['COMMAND_URL', 'DATA_DIR', 'HOST', 'LISTEN', 'PORT', 'PROJECTION_URL'];
      const names = [...Object.keys(variables.shape), ...secretNames.map(variableOf)].filter(
        (one) => !own.includes(one),
      );
      const file = join(directory, 'every');
      writeFileSync(file, names.map((name) => `${name}=a-${name}\n`).join(''));
      const environmentWith = async (more: readonly string[]) => {
        const { services } = JSON.parse(await compose([...more, 'config', '--format', 'json'])) as {
          services: Record<string, { environment: Record<string, string> }>;
        };
        return services['query-api']!.environment;
      };
      const given = await environmentWith(['--env-file', file]);
      const missing = names.filter((name) => given[name] !== `a-${name}`);
      if (missing.length > 0) throw new Error(`${missing.join(', ')} do not`);
      const { PUBLIC_URL } = await environmentWith([]);
      if (PUBLIC_URL !== url) throw new Error(`PUBLIC_URL is ${PUBLIC_URL}`);
      return `${names.length} of them; ${own.join(', ')} are the containers' own`;
    }),
    step('up, every part healthy', 240, async () => void (await up([], 230))),
    step('the demo data', 900, async () => void (await compose(['run', '--rm', '--no-TTY', 'demo'], 890))),
    step('a journey: signed in, leave asked for, approved, seen', 60, async () => void (leave = await journey(url))),
    step('letters are where /dev/mailbox leads', 60, async () => {
      const { headers } = await fetch(`${url}/dev/mailbox`, { redirect: 'manual' });
      if (headers.get('location') !== `http://127.0.0.1:${settings.MAIL_PORT}`)
        throw new Error(`it leads to ${headers.get('location')}`);
      for (;;) {
        const letters = (await (await fetch(`${headers.get('location')}/api/v1/messages`)).json()) as { total: number };
        if (letters.total > 0) return `${letters.total} letters`;
        await wait(500);
      }
    }),
    step('more of them: 3, 2 and 2, under load', 180, async () => {
      work = await startWork(url);
      ends.push(() => work.stop());
      await up(many, 170);
    }),
    ...parts.map((service) => step(`${service} killed under load`, 90, () => kill(service))),
    step('one version on, under load', 900, async () => {
      const before = work.acknowledged.size;
      await build('rehearsed-next');
      await up(many, 240);
      const container = (await compose(['ps', '--quiet', 'query-api'])).trim().split('\n')[0]!;
      const version = (
        await docker(['inspect', '--format', '{{index .Config.Labels "org.opencontainers.image.version"}}', container])
      ).trim();
      if (version !== 'rehearsed-next') throw new Error(`query-api runs ${version}`);
      await work.next();
      return `${work.acknowledged.size - before} commands acknowledged meanwhile`;
    }),
    step('nothing lost', 180, async () => {
      await work.stop();
      return expectAll();
    }),
    step('verify', 180, verify),
    step(
      'back up',
      120,
      async () => (await ops(['backup', '/backups/one', '--with-secrets'], 110)).trim().split('\n')[0]!,
    ),
    step('everything thrown away, restored, up again', 300, async () => {
      await compose(['--profile', '*', 'down', '--volumes'], 100);
      const said = await ops(['restore', '/backups/one'], 150);
      await up([], 150);
      await ops(['resume'], 60);
      return said.trim().split('\n')[0]!;
    }),
    step('nothing lost by that', 180, expectAll),
    step('verify', 180, verify),
    step('down and up', 240, async () => {
      await compose(['--profile', '*', 'down'], 100);
      await up([], 140);
    }),
    step('nothing lost by that', 180, expectAll),
    step('TLS at the proxy', 120, async () => {
      const [key, certificate] = [join(directory, 'privkey.pem'), join(directory, 'fullchain.pem')];
      await run('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ]);
      const address = `https://localhost:${settings.HTTPS_PORT}`;
      await compose(
        ['--file', 'docker-compose.yml', '--file', 'deploy/tls.yml', 'up', '--detach', '--no-build', '--wait'],
        110,
        { TLS_DIR: directory, PUBLIC_URL: address, APP_ENV: 'production' },
      );
      const answer = await new Promise<{ status?: number | undefined; hsts: boolean }>((resolve, reject) =>
        request(`${address}/health/ready`, { ca: readFileSync(certificate) }, ({ statusCode: status, headers }) =>
          resolve({ status, hsts: 'strict-transport-security' in headers }),
        )
          .on('error', reject)
          .end(),
      );
      if (answer.status !== 200 || !answer.hsts) throw new Error(JSON.stringify(answer));
      const { status, headers } = await fetch(`http://127.0.0.1:${settings.HTTP_PORT}/login`, { redirect: 'manual' });
      return `http answers ${status} to ${headers.get('location')}`;
    }),
  ];
}
