import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Screens from '../src/app/screens.ts';
import { homePath, signInPath } from '../src/lib/session/landmarks.ts';
import type { AppName } from '../src/lib/session/start.ts';

const source = join(import.meta.dirname, '../src');
export const readSource = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(join(source, path), { configFile: false, logLevel: 'error' })).module;

type Loaded = { readonly load?: (() => unknown) | undefined };
/** A screen or a card imports these when it is shown, each below `src`. */
export const modulesOf = ({ load }: Loaded): readonly string[] =>
  /"[^"]*\/src\/([^"]+)"/.exec(String(load))?.slice(1) ?? [];

/** What people see first of all: members the dashboard with its cards, visitors the page where they sign in. */
export async function firstModules(app: AppName): Promise<readonly string[]> {
  const { screens, dashboardParts } = await readSource<typeof Screens>('app/screens.ts');
  const first = screens.filter((screen) => [homePath, signInPath].includes(screen.path) && screen.app === app);
  const cards = first.some(({ path }) => path === homePath)
    ? dashboardParts.filter((part) => part.kind === 'card')
    : [];
  return [...first, ...cards].flatMap(modulesOf);
}
