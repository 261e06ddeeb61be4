import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The program ended otherwise than well; `said` is the end of what it complained of. */
export class ProgramFailed extends Error {
  constructor(readonly said: string) {
    super(said);
  }
}
export class TimeLimit extends Error {}

type Options = {
  /** Ends it at once. */
  readonly signal: AbortSignal;
  readonly timeLimitMs: number;
  /** It writes there. */
  readonly directory?: string;
  /** It goes from 0, as for everybody else, to 19. */
  readonly niceness?: number;
  readonly onLine?: (line: string) => void;
};
const mostMemory = 4 * 2 ** 30;
const mostSaid = 4_000;
/** Debian always has these: by them it dies with us, may not gain rights, take more memory or leave an image of it behind. */
const guards: readonly (readonly string[])[] = [
  ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
  ['/usr/bin/prlimit', `--as=${mostMemory}`, '--core=0'],
];

/** Runs a program that reads what strangers sent: without a shell, our environment and an input. Answers what it wrote. */
export function runProgram(
  path: string,
  args: readonly string[],
  { signal, timeLimitMs, directory, niceness = 15, onLine }: Options,
) {
  const polite = ['/usr/bin/nice', '-n', String(niceness)];
  const guarded = [...guards, polite].filter(([guard]) => existsSync(guard!)).flat();
  const [command = path, ...rest] = [...guarded, path, ...args];
  return new Promise<string>((resolve, fail) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    const child = spawn(command, rest, {
      env: {},
      ...(directory !== undefined && { cwd: directory }),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: ending,
      killSignal: 'SIGKILL',
    });
    let [out, said, line] = ['', '', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!onLine) out += text;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (said = (said + text).slice(-mostSaid)));
    let problem: Error | undefined = undefined;
    child.once('error', (error) => void (problem = error));
    child.once('close', (code) => {
      if (signal.aborted) fail(signal.reason instanceof Error ? signal.reason : new Error('it was ended'));
      else if (ending.aborted) fail(new TimeLimit());
      else if (problem) fail(problem);
      else if (code === 0) resolve(out);
      else fail(new ProgramFailed(said.trim()));
    });
  });
}
