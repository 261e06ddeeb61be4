// The services as a project of Compose: what is said to it in a rehearsal.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { docker, type Compose } from './docker.ts';
import { expectApproved, expectShown, type Leave, type Work } from './people.ts';

/** The project is found at these on this machine. */
type Ports = Readonly<Record<'PORT' | 'MAIL_PORT' | 'HTTP_PORT' | 'HTTPS_PORT', number>>;
type Given = {
  readonly compose: Compose;
  /** For what is made on the way, such as backups. */
  readonly directory: string;
  readonly ports: Ports;
};
export type Project = Given & ReturnType<typeof project>;

export function project({ compose, directory, ports }: Given) {
  const ops = (args: readonly string[], seconds: number) =>
    compose(['run', '--rm', '--no-TTY', '--volume', `${join(directory, 'backups')}:/backups`, 'ops', ...args], seconds);
  const container = async (service: string) => (await compose(['ps', '--quiet', service])).trim().split('\n')[0]!;
  const inspect = async (name: string, ...wanted: readonly string[]) =>
    (await docker(['inspect', '--format', wanted.map((one) => `{{${one}}}`).join(' '), name])).trim().split(' ');
  return {
    url: `http://127.0.0.1:${ports.PORT}`,
    ops,
    up: (args: readonly string[], seconds: number) =>
      compose(['up', '--detach', '--no-build', '--wait', ...args], seconds),
    down: (args: readonly string[] = []) => compose(['--profile', '*', 'down', ...args], 100),
    build: (version: string) => compose(['build', '--build-arg', `VERSION=${version}`, 'query-api'], 900),
    versionOf: async (service: string) =>
      (await inspect(await container(service), 'index .Config.Labels "org.opencontainers.image.version"'))[0],
    /** It ends a service as the kernel would: Docker, which did not do it, starts it again. */
    async kill(service: string, work: Work): Promise<string> {
      const killed = await container(service);
      const [pid, started] = await inspect(killed, '.State.Pid', '.State.StartedAt');
      process.kill(Number(pid), 'SIGKILL');
      const acknowledged = await work.next();
      for (;;) {
        const [health, again] = await inspect(killed, '.State.Health.Status', '.State.StartedAt');
        if (health === 'healthy' && again !== started) break;
        await wait(250);
      }
      return `the next command acknowledged after ${acknowledged.toFixed(1)} s`;
    },
  };
}

/** What was acknowledged is shown, and stands in the log once. */
export async function expectAll({ url, ops }: Project, { acknowledged }: Work, leave: Leave): Promise<string> {
  await expectShown(url, acknowledged);
  await expectApproved(url, leave);
  const times = new Map<string, number>();
  for (const line of (await ops(['export', 'invoice'], 90)).split('\n').filter((one) => one.startsWith('{'))) {
    const { type, meta } = JSON.parse(line) as { type: string; meta: { commandId: string } };
    if (type === 'InvoiceIssued') times.set(meta.commandId, (times.get(meta.commandId) ?? 0) + 1);
  }
  const wrong = [...acknowledged.values()].filter((id) => times.get(id) !== 1);
  if (wrong.length === 0) return `${acknowledged.size} acknowledged commands stand in the log once each and are shown`;
  throw new Error(
    `${wrong.length} acknowledged commands do not stand in the log once: ${wrong.slice(0, 3).join(', ')}`,
  );
}
