import { lastingly } from './kept-texts.ts';

/** Makes of a document what is shown of it, once as long as the document is the same: the store gives back the same one while it does not change. */
export function memoize<V extends object, S extends object>(make: (view: V) => S): (view: V) => S {
  const made = new WeakMap<V, S>();
  return (view) => {
    const before = made.get(view);
    if (before) return before;
    const result = lastingly(make(view));
    made.set(view, result);
    return result;
  };
}
