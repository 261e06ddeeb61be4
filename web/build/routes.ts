import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Screens from '../src/app/screens.ts';
import type * as Match from '../src/lib/screens/match.ts';

const source = join(import.meta.dirname, '../src');
const read = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(join(source, path), { configFile: false, logLevel: 'error' })).module;

/** Emits `routes.json`, what the addresses of the screens look like, so that the server answers 404 where no screen is. */
export const routes = (): Plugin => ({
  name: 'paideia:routes',
  apply: 'build',
  async generateBundle() {
    const { screens } = await read<typeof Screens>('app/screens.ts');
    const { patternOf } = await read<typeof Match>('lib/screens/match.ts');
    const patterns = screens.map(({ path }) => patternOf(path).source);
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patterns) });
  },
});
