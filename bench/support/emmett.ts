/** `peers/emmett.mjs` offers this. */
export type PeerEvent = { readonly type: string; readonly data: unknown };
type EmmettStore = {
  append(stream: string, events: readonly PeerEvent[]): Promise<unknown>;
  appendMore(stream: string, events: readonly PeerEvent[]): Promise<unknown>;
  aggregate<S>(
    stream: string,
    evolve: (state: S, event: PeerEvent) => S,
    initialState: () => S,
  ): Promise<{ readonly state: S }>;
  query(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  close(): Promise<void>;
};
export type EmmettPeer = {
  emmettStore(url: string, connections?: number): Promise<EmmettStore>;
  bareInserts(
    url: string,
    connections?: number,
  ): Promise<{
    insert(stream: string, id: string, type: string, data: unknown): Promise<unknown>;
    close(): Promise<void>;
  }>;
  rebuild(
    url: string,
    options: { readonly batchSize?: number; readonly ms?: number },
  ): Promise<{ readonly rate: number; readonly events: number }>;
  /** It makes a store with a reactor on it, which runs until it is closed. */
  reactorOf(url: string): Promise<{
    append(stream: string, events: readonly PeerEvent[]): Promise<unknown>;
    /** It waits until the reactor was given the event with this id in its data. */
    handled(id: string): Promise<void>;
    close(): Promise<void>;
  }>;
  newEvent(type: string, data: unknown): PeerEvent;
};
