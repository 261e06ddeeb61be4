import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as RequestBody from '../src/lib/data/request-body.ts';
import type * as Session from '../src/generated/lib/session/session.fetch.ts';

const source = join(import.meta.dirname, '../src');
const read = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(join(source, path), { configFile: false, logLevel: 'error' })).module;

/** Asks what every visit begins with while the scripts are still on their way; `askServer` takes the answers. */
export const firstQuestions = (): Plugin => ({
  name: 'paideia:first-questions',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    async handler() {
      const { requestBody } = await read<typeof RequestBody>('lib/data/request-body.ts');
      const { CurrentUserOperation, PublicConfigOperation } = await read<typeof Session>(
        'generated/lib/session/session.fetch.ts',
      );
      const [config, user] = [PublicConfigOperation, CurrentUserOperation].map((text) =>
        JSON.stringify(requestBody(text)),
      );
      const children = `(() => {
  const answers = (globalThis.earlyAnswers = new Map());
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const keep = (asked, answer) => {
    answer.catch(() => undefined);
    answers.set(asked, answer);
  };
  const ask = (body) => keep(body, fetch('/graphql', { method: 'POST', credentials: 'include', headers, body }));
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? {};
    } catch {
      return {};
    }
  };
  ask(${config});
  if (document.querySelector('meta[name=member]').content === 'yes') ask(${user});
  const texts = '/texts/' + encodeURIComponent(kept('user').locale ?? kept('appState').publicLocale ?? 'en');
  keep(texts, fetch(texts));
})();`;
      return [{ tag: 'script', attrs: { nonce: '__NONCE__' }, children, injectTo: 'head' }];
    },
  },
});
