import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Screens from '../src/app/screens.ts';
import { homePath } from '../src/lib/session/landmarks.ts';
import type { AppName } from '../src/lib/session/start.ts';

const source = join(import.meta.dirname, '../src');
export const readSource = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(join(source, path), { configFile: false, logLevel: 'error' })).module;

type Loaded = { readonly load?: (() => unknown) | undefined };
/** A screen or a card imports these when it is shown, each below `src`. */
export const modulesOf = ({ load }: Loaded): readonly string[] =>
  /"[^"]*\/src\/([^"]+)"/.exec(String(load))?.slice(1) ?? [];

/** What members of an app see first of all: the dashboard with its cards. */
export async function firstModules(app: AppName): Promise<readonly string[]> {
  const { screens, dashboardParts } = await readSource<typeof Screens>('app/screens.ts');
  const first = screens.filter((screen) => screen.path === homePath && screen.app === app);
  const cards = first.length > 0 ? dashboardParts.filter((part) => part.kind === 'card') : [];
  return [...first, ...cards].flatMap(modulesOf);
}
