type Held = { readonly taken: (error: DOMException) => void; readonly promise: Promise<unknown> };
type How = { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal };
type Locks = {
  readonly request: <T>(name: string, how: How, act: (lock: object | null) => Promise<T>) => Promise<T>;
};

export const hangUntil = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => signal.addEventListener('abort', () => done()));

/** It keeps the locks of all pages of a browser, as far as ours ask for them; the browser of the tests has none. */
export function keptLocks(): Locks {
  const held = new Map<string, Held>();
  return {
    async request(name, { ifAvailable, steal, signal }, act) {
      const another = held.get(name);
      if (another && ifAvailable) return act(null);
      if (another && steal) another.taken(new DOMException('It was taken over.', 'AbortError'));
      else
        while (held.has(name)) {
          await Promise.race([held.get(name)!.promise.catch(() => undefined), ...(signal ? [hangUntil(signal)] : [])]);
          if (signal?.aborted) throw new DOMException('Nobody waits any more.', 'AbortError');
        }
      let taken: Held['taken'] = () => undefined;
      const lost = new Promise<never>((_, reject) => (taken = reject));
      const promise = Promise.race([act({ name }), lost]);
      const mine = { taken, promise };
      held.set(name, mine);
      return promise.finally(() => held.get(name) === mine && held.delete(name));
    },
  };
}
