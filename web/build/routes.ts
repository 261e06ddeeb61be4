import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type * as Screens from '../src/app/screens.ts';
import { homePath, signInPath } from '../src/lib/session/landmarks.ts';
import type * as Match from '../src/lib/screens/match.ts';
import type { AppName } from '../src/lib/session/start.ts';
import { modulesOf, readSource } from './first-pages.ts';

const source = join(import.meta.dirname, '../src');

const apps: Readonly<Record<AppName, string>> = {
  public: 'app/public/PublicApp.tsx',
  student: 'app/student/StudentApp.tsx',
  admin: 'app/admin/AdminApp.tsx',
};

/** The scripts that modules are loaded with, each behind those that it imports, without those of every page, which the page names itself. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    for (const next of chunk.imports) add(chunks.find(({ fileName }) => fileName === next));
    found.add(chunk);
  };
  add(chunks.find(({ isEntry }) => isEntry));
  const ofEveryPage = new Set(found);
  for (const path of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(join(source, path))));
  return [...found].filter((chunk) => !ofEveryPage.has(chunk)).map(({ fileName }) => `/${fileName}`);
}

/**
 * Emits `routes.json`: what the addresses of the screens look like, so that the server answers 404 where no screen is, and which scripts visitors and
 * members load there, so that browsers fetch them while they read the first one.
 */
export const routes = (): Plugin => ({
  name: 'paideia:routes',
  apply: 'build',
  async generateBundle(_, bundle) {
    const { screens } = await readSource<typeof Screens>('app/screens.ts');
    const { patternOf, screenAt } = await readSource<typeof Match>('lib/screens/match.ts');
    const [signIn, dashboard] = [signInPath, homePath].map((path) => screenAt(screens, path)!);
    const list = screens.map((screen) => {
      const [visited, entered] = [screen.app === 'public' ? screen : signIn!, screen.signedIn ? dashboard! : screen];
      return {
        pattern: patternOf(screen.path).source,
        visitors: scriptsOf(bundle, [apps.public, ...modulesOf(visited)]),
        members: scriptsOf(bundle, [apps[entered.app], ...modulesOf(entered)]),
      };
    });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(list) });
  },
});
