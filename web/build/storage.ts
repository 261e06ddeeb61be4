import type { Plugin } from 'vite';

type Storages = Pick<typeof globalThis, 'localStorage' | 'sessionStorage'>;
type Held = Record<string, string>;

/**
 * Browsers that may keep nothing refuse even the question for their storage, or have none. The pages and their libraries then remember until they are left.
 * It stands in the page as it is written here, and so uses nothing from outside.
 */
export function rememberWhileShown(page: Storages): void {
  const methods = {
    getItem(this: Held, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null;
    },
    setItem(this: Held, name: string, value: unknown) {
      this[name] = String(value);
    },
    removeItem(this: Held, name: string) {
      delete this[name];
    },
  };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (page[name]) continue;
    } catch {
      // It is refused.
    }
    Object.defineProperty(page, name, { configurable: true, value: Object.create(methods) });
  }
}

/** It comes before every script that is loaded, some of which ask for the storage at once. */
export const storage = (): Plugin => ({
  name: 'paideia:storage',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      {
        tag: 'script',
        attrs: { nonce: '__NONCE__' },
        children: `(${String(rememberWhileShown)})(globalThis);`,
        injectTo: 'head',
      },
    ],
  },
});
