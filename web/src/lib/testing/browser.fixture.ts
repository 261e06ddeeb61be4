import { TextDecoder, TextEncoder } from 'node:util';

// For tests: what every browser has and jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.scrollTo = () => undefined;

/** As much of a request as the router asks of one. */
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

// Whether a form is in order jsdom finds out by telling its controls, also when only a style asks for it (`:invalid`). Browsers do not.
if (typeof window !== 'undefined') {
  const { getComputedStyle } = window;
  let isAsking = false;
  window.getComputedStyle = (...given) => {
    isAsking = true;
    try {
      return getComputedStyle(...given);
    } finally {
      isAsking = false;
    }
  };
  window.addEventListener('invalid', (event) => isAsking && event.stopImmediatePropagation(), true);
}
