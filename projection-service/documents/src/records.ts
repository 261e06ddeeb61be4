/** These must not be events and no read models either: credentials, tokens, sessions, leases, outboxes, reservations. */
export type StoredRecord<V> = {
  readonly key: string;
  readonly value: V;
  readonly version: number;
  readonly expiresAt: string | null;
};

/** `version` is the one that is replaced. */
export type Replacement = { readonly key: string; readonly version: number; readonly value: unknown };

/** Keys are text of up to 400 characters, by convention `kind:id`; values are JSON. An expired record is as one that is not there. */
export type Records = {
  get<V>(key: string): Promise<StoredRecord<V> | undefined>;
  put<V>(key: string, value: V, expiresAt?: Date): Promise<void>;
  /** It does as `put` of each for itself, in one call. */
  putAll(all: readonly { readonly key: string; readonly value: unknown }[]): Promise<void>;
  /** Answers the record that is there now: the new one, or the one that was first. */
  putIfAbsent<V>(
    key: string,
    value: V,
    expiresAt?: Date,
  ): Promise<{ readonly isNew: boolean; readonly record: StoredRecord<V> }>;
  /** Answers false, and writes nothing, when the record has another version by now or is gone. */
  replace<V>(key: string, version: number, value: V, expiresAt?: Date): Promise<boolean>;
  /** It does as `replace` of each for itself, in one call. */
  replaceAll(replacements: readonly Replacement[]): Promise<readonly boolean[]>;
  /** Reads and removes at once: of many who take, one gets it. */
  take<V>(key: string): Promise<StoredRecord<V> | undefined>;
  remove(key: string): Promise<void>;
  /**
   * It does as `remove`, and no byte of the value stays in what the store has given back to be written over. On a server this holds as far as the server lets
   * us say so.
   */
  shred(key: string): Promise<void>;
  /** They come in the order of the keys, from after `after` on. */
  list<V>(
    prefix: string,
    options?: { readonly limit?: number; readonly after?: string },
  ): Promise<readonly StoredRecord<V>[]>;
  close(): Promise<void>;
};
