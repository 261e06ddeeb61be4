import type { Plugin } from 'vite';
import type * as RequestBody from '../src/lib/data/request-body.ts';
import type * as Session from '../src/generated/lib/session/session.fetch.ts';
import { readSource } from './first-pages.ts';

/** Asks what every visit begins with while the scripts are still on their way; `askServer` takes the answers. */
export const firstQuestions = (): Plugin => ({
  name: 'paideia:first-questions',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    async handler() {
      const { requestBody } = await readSource<typeof RequestBody>('lib/data/request-body.ts');
      const { CurrentUserOperation, PublicConfigOperation } = await readSource<typeof Session>(
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
