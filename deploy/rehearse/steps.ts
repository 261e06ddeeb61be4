// What is rehearsed, in order. Each step throws when what it asks for does not hold.
import { setTimeout as wait } from 'node:timers/promises';
import { baseImages, baseOfServices, sizeOf } from './images.ts';
import { journey, startWork, type Leave, type Work } from './people.ts';
import { expectAll, type Project } from './project.ts';
import { everyVariable, tls, upWithSlowBuild } from './settings.ts';

type Step = { readonly what: string; readonly seconds: number; readonly act: () => Promise<string | void> };
const step = (what: string, seconds: number, act: Step['act']): Step => ({ what, seconds, act });

const many = ['query-api=3', 'command-service=2', 'projection-service=2'].flatMap((scale) => ['--scale', scale]);
const parts = ['query-api', 'command-service', 'projection-service', 'web', 'mailpit', 'eventstore', 'mongo'];

/** `ends`: takes what must be stopped, whatever happens. */
export function stepsOf(project: Project, ends: (() => Promise<unknown>)[]): readonly Step[] {
  const { compose, ports, url, ops, up, down, build } = project;
  let work: Work;
  let leave: Leave;
  const nothingLost = (what: string) => step(what, 180, () => expectAll(project, work, leave));
  const verify = step('verify', 180, async () => (await ops(['verify'], 170)).trim().split('\n').at(-1)!);

  return [
    step('the images', 1200, async () => {
      const named = (await compose(['config', '--images'])).trim().split('\n');
      const found = await baseImages(named.filter((name) => name.includes(':')));
      return [...found].map(([image, what]) => `\n    ${image}: ${what}`).join('');
    }),
    step('the image of the services', 900, async () => {
      await build('rehearsed');
      return `${((await sizeOf('paideia')) - (await sizeOf(baseOfServices))).toFixed(0)} MB over its base`;
    }),
    step('every documented variable reaches the services from .env, and PORT moves PUBLIC_URL', 30, () =>
      everyVariable(project),
    ),
    step('up, every part healthy', 240, async () => void (await up([], 230))),
    step('the demo data', 900, async () => void (await compose(['run', '--rm', '--no-TTY', 'demo'], 890))),
    step('a journey: signed in, leave asked for, approved, seen', 60, async () => void (leave = await journey(url))),
    step('letters are where /dev/mailbox leads', 60, async () => {
      const { headers } = await fetch(`${url}/dev/mailbox`, { redirect: 'manual' });
      const location = headers.get('location');
      if (location !== `http://127.0.0.1:${ports.MAIL_PORT}`) throw new Error(`it leads to ${location}`);
      for (;;) {
        const letters = (await (await fetch(`${location}/api/v1/messages`)).json()) as { readonly total: number };
        if (letters.total > 0) return `${letters.total} letters`;
        await wait(500);
      }
    }),
    step('more of them: 3, 2 and 2, under load', 180, async () => {
      work = await startWork(url);
      ends.push(() => work.stop());
      await up(many, 170);
    }),
    ...parts.map((part) => step(`${part} killed under load`, 90, () => project.kill(part, work))),
    step('one version on, under load', 900, async () => {
      const before = work.acknowledged.size;
      await build('rehearsed-next');
      await up(many, 240);
      const version = await project.versionOf('query-api');
      if (version !== 'rehearsed-next') throw new Error(`query-api runs ${version}`);
      await work.next();
      await work.stop();
      return `${work.acknowledged.size - before} commands acknowledged meanwhile`;
    }),
    nothingLost('nothing lost'),
    verify,
    step('back up', 120, async () => {
      const said = await ops(['backup', '/backups/one', '--with-secrets'], 110);
      return said.trim().split('\n')[0]!;
    }),
    step('everything thrown away, restored, up again', 300, async () => {
      await down(['--volumes']);
      const said = await ops(['restore', '/backups/one'], 150);
      await up([], 150);
      await ops(['resume'], 60);
      return said.trim().split('\n')[0]!;
    }),
    nothingLost('nothing lost by that'),
    verify,
    step('down, and up with read models that are built for long', 360, async () => {
      await down();
      return upWithSlowBuild(project);
    }),
    nothingLost('nothing lost by that'),
    step('TLS at the proxy', 120, () => tls(project)),
  ];
}
