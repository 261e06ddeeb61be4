// Docker and Compose as commands with a time limit each.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');
/** Every command of a rehearsal is given it beside the environment of whoever started it. */
type Setting = Readonly<Record<string, string>>;

/** Its output; throws what it complained about last when it fails or takes longer. */
export async function run(
  command: string,
  args: readonly string[],
  { seconds = 60, env = {}, cwd = root }: { seconds?: number; env?: Setting; cwd?: string } = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 30,
      timeout: seconds * 1000,
    });
    return stdout;
  } catch (error) {
    const {
      stderr = '',
      stdout = '',
      killed,
      message,
    } = error as Error & Record<'stderr' | 'stdout', string> & { killed?: boolean };
    const last = `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
    const why = killed ? `took longer than ${seconds} s` : 'failed';
    throw new Error(`${[command, ...args].join(' ').slice(0, 200)} ${why}: ${last || message}`, { cause: error });
  }
}
export const docker = (args: readonly string[], seconds?: number): Promise<string> =>
  run('docker', args, seconds === undefined ? {} : { seconds });

/** Compose of version 2, as Docker's plugin or as a command of its own. */
async function composeCommand(): Promise<readonly [string, ...string[]]> {
  for (const command of [['docker', 'compose'], ['docker-compose']] as const) {
    const [name, ...args] = command;
    const version = await run(name, [...args, 'version', '--short']).catch(() => '');
    if (/^v?[2-9]/.test(version)) return command;
  }
  throw new Error('Docker Compose of version 2 is needed.');
}

export type Compose = (args: readonly string[], seconds?: number, more?: Setting) => Promise<string>;
/** A project of its own, so that nothing of another one is touched; no .env but ours is read. */
export async function composeProject(project: string, envFile: string): Promise<Compose> {
  const [name, ...before] = await composeCommand();
  return (args, seconds = 60, env = {}) =>
    run(name, [...before, '--project-name', project, '--env-file', envFile, ...args], { seconds, env });
}
