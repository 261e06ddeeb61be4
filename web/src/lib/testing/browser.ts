import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';
import { setPresentYear } from '../i18n/formats.ts';
import { quickStyles } from './styles.ts';

// For tests, these are what every browser has and jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.scrollTo = () => undefined;

// The data of tests are of this year.
setPresentYear(2026);

/** It has as much of a request as the router asks of one. */
class NavigationRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';
  readonly headers = new Map<string, string>();
  constructor(url: string | URL, { signal }: { readonly signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}
if (!('Request' in globalThis)) Object.assign(globalThis, { Request: NavigationRequest });
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// With each element, the React of development keeps where it was made, up to ten thousand times a second, which took a sixth of what the tests of screens take. Only
// its own warnings would say it, so it is told that it has kept as many already.
if (typeof document !== 'undefined') {
  const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof inside !== 'object' || inside === null || !('recentlyCreatedOwnerStacks' in inside))
    throw new Error('React counts elsewhere now');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

if (typeof window !== 'undefined') {
  const { getComputedStyle } = window;
  let isAsking = false;
  const quick = quickStyles(document, getComputedStyle);
  window.getComputedStyle = (element, part) => {
    isAsking = true;
    try {
      return part ? getComputedStyle(element, part) : quick(element);
    } finally {
      isAsking = false;
    }
  };
  // Whether a form is in order jsdom finds out by telling its controls, also when only a style asks for it (`:invalid`). Browsers do not.
  window.addEventListener('invalid', (event) => isAsking && event.stopImmediatePropagation(), true);
}
