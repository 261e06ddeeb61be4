/** The most recently used values, at most `size` of them. */
export class LruCache<V> {
  readonly #values = new Map<string, V>();
  constructor(readonly size: number) {}

  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }
  set(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.size) this.#values.delete(this.#values.keys().next().value!);
  }
}
