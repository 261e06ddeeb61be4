import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

// For tests, these are what every browser has and jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.scrollTo = () => undefined;

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

type Match = (selector: string, element: Element, ...more: readonly unknown[]) => boolean;
/** What jsdom keeps behind its document, as far as it is used here. */
type Inside = { readonly _nwsapiDontThrow: { match: Match } };
const isInside = (value: unknown): value is Inside =>
  typeof value === 'object' && value !== null && '_nwsapiDontThrow' in value;

/** The classes that an element must have to be meant by a selector, and nothing where that cannot be said of all that it lists. */
const classesNeeded = (selector: string): readonly string[] | undefined =>
  /^\.[\w-]+(?:[.:][\w-]+)*$/.test(selector) ? selector.split(':', 1)[0]!.split('.').slice(1) : undefined;

/** A matcher that asks the given one only of elements that have the classes. */
function byClassFirst(match: Match): Match {
  const needed = new Map<string, readonly string[] | undefined>();
  let [asked, has]: [Element | undefined, ReadonlySet<string>] = [undefined, new Set()];
  return (selector, element, ...more) => {
    if (!needed.has(selector)) needed.set(selector, classesNeeded(selector));
    const classes = needed.get(selector);
    // Each look at an element begins with the browser's own sheet, in which no rule is that of a class.
    if (!classes) asked = undefined;
    else if (asked !== element) [asked, has] = [element, new Set(element.classList)];
    return (classes?.every((name) => has.has(name)) ?? true) && match(selector, element, ...more);
  };
}

// To say how an element looks jsdom tries every rule of every sheet on it, by a matcher that is slow: a third of what the tests of screens took. Most rules are
// those of a class, and most elements have not that class.
if (typeof document !== 'undefined') {
  window.getComputedStyle(document.documentElement); // This makes the matcher.
  const behind = Object.getOwnPropertySymbols(document).map((symbol): unknown => Reflect.get(document, symbol));
  const matcher = behind.find(isInside)?._nwsapiDontThrow;
  if (!matcher) throw new Error('jsdom keeps its matcher elsewhere now');
  matcher.match = byClassFirst(matcher.match);
}
