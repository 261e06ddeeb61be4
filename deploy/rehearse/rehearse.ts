// `npm run rehearse`: the services' file from its images to its end, on a machine with Docker, each step within a limit. docs/operations.md tells of it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeProject } from './docker.ts';
import { project } from './project.ts';
import { stepsOf } from './steps.ts';
import { freePort } from '../../tests/support/stack.ts';

const directory = mkdtempSync(join(tmpdir(), 'paideia-rehearsal-'));
const envFile = join(directory, 'env');
const [PORT, MAIL_PORT, HTTP_PORT, HTTPS_PORT] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
const ports = { PORT, MAIL_PORT, HTTP_PORT, HTTPS_PORT };
const settings = { ...ports, LOG_LEVEL: 'warn', LEASE_MS: 5_000 };
writeFileSync(
  envFile,
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
);
// The user of the containers writes there.
chmodSync(directory, 0o755);
mkdirSync(join(directory, 'backups'));
chmodSync(join(directory, 'backups'), 0o777);

const compose = await composeProject('paideia-rehearsal', envFile);
const given = { compose, directory, ports };
const rehearsed = { ...given, ...project(given) };
const ends: (() => Promise<unknown>)[] = [];
const rows: (readonly string[])[] = [];
const say = (text: string) => void process.stdout.write(`${text}\n`);
const show = (row: readonly string[]) =>
  say(`${row[0]!.padEnd(9)} ${row[1]!.padStart(6)} s of ${row[2]!.padStart(4)}  ${row[3]}`);

let hasFailed = false;
try {
  for (const { what, seconds, act } of stepsOf(rehearsed, ends)) {
    const began = Date.now();
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000);
      timer.unref();
    });
    const outcome = await Promise.race([act(), late]).then(
      (said) => ['done', said] as const,
      (error: unknown) => ['FAILED', (error as Error).message] as const,
    );
    const [word, said] = outcome;
    rows.push([word, ((Date.now() - began) / 1000).toFixed(1), `${seconds}`, `${what}${said ? `: ${said}` : ''}`]);
    show(rows.at(-1)!);
    if (word === 'done') continue;
    hasFailed = true;
    say(await compose(['ps', '--all'], 30).catch(String));
    say(await compose(['logs', '--tail', '25'], 30).catch(String));
    break;
  }
} finally {
  for (const end of ends.reverse()) await end().catch((error: unknown) => console.error(error));
  await compose(['--profile', '*', 'down', '--volumes', '--timeout', '5'], 120).catch((error: unknown) =>
    console.error(error),
  );
  rmSync(directory, { recursive: true, force: true });
}
say(`\n${rows.length} steps:`);
rows.forEach(show);
process.exit(hasFailed ? 1 : 0);
