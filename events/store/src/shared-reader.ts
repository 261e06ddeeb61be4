// One subscription of the store serves many followers: what they follow together is read once and kept no longer than the slowest of them needs it.
import type { Batch, EventStore, Position } from './port.ts';

/** So many events the embedded store gives out at once. */
const onePage = 1_000;

export type Source = Pick<EventStore, 'subscribe' | 'readAll'>;
type Page = Batch & { readonly after: Position };
export type Categories = ReadonlySet<string> | undefined;
export type Follower = {
  /** It is the number of the page that it takes next; what was read since then is kept for it. */
  next: number;
  isLeftBehind: boolean;
};
export type Limits = {
  /** A reader that is so many events ahead of a follower waits for it. */
  readonly mostEvents: number;
  /** A follower for which nothing moved for so many ms is left behind, and goes on with a reader of its own. */
  readonly patienceMs: number;
  /** Whoever is through with a page waits so many ms for those who have not begun it. */
  readonly togetherMs: number;
  /** Followers who begin within so many ms of each other begin together. */
  readonly arrivingMs: number;
  /** Who begins so many positions or fewer after another one waits until their reader comes by. */
  readonly nearby: number;
  /** Who may lag hears of an event so many ms later, together with what came meanwhile. */
  readonly gatherMs: number;
};

/** Tells all who wait that something has changed: twenty wait for each event, so they share a promise, and none listens to a signal of its own. */
class Change {
  #waiting: { readonly promise: Promise<true>; readonly tell: () => void } | undefined;

  tell(): void {
    this.#waiting?.tell();
    this.#waiting = undefined;
  }
  /** Resolves at the next change. */
  next(): Promise<true> {
    if (!this.#waiting) {
      let tell!: () => void;
      const promise = new Promise<true>((resolve) => (tell = () => resolve(true)));
      this.#waiting = { promise, tell };
    }
    return this.#waiting.promise;
  }
  /** Answers false where nothing changes for `ms`. */
  async within(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
    return Promise.race([this.next(), late]).finally(() => clearTimeout(timer));
  }
}

/** Reads from one place on for as long as somebody follows it. */
export class Reader {
  readonly #limits: Limits;
  readonly #categories: Categories;
  readonly #followers = new Set<Follower>();
  readonly #ending = new AbortController();
  readonly #news = new Change();
  /** Followers have taken something, or wait for more. */
  readonly #room = new Change();
  #waiting = 0;
  readonly #pages: Page[] = [];
  /** So many events are kept: a server tells them one by one, and to count them for each would take the longer the more there are. */
  #kept = 0;
  /** With so many kept, those who are behind are waited for a moment. */
  #together = onePage;
  #firstPage = 0;
  #end: Position;
  #failure: { readonly error: unknown } | undefined;

  constructor(
    source: Source,
    start: Position,
    categories: Categories,
    limits: Limits,
    onEnd: (reader: Reader) => void,
  ) {
    [this.#end, this.#categories, this.#limits] = [start, categories, limits];
    void this.#read(source, start).finally(() => onEnd(this));
  }

  async #read(source: Source, after: Position): Promise<void> {
    const { signal } = this.#ending;
    try {
      for await (const batch of source.subscribe(after, {
        ...(this.#categories && { categories: [...this.#categories] }),
        signal,
      })) {
        this.#pages.push({ after, ...batch });
        this.#kept += batch.events.length;
        this.#end = after = batch.position;
        this.#news.tell();
        await this.#untilFollowed(signal);
      }
    } catch (error) {
      this.#failure = { error };
    }
    this.#finish();
    this.#news.tell();
  }
  #finish(): void {
    this.#ending.abort();
    this.#room.tell();
  }
  async #untilFollowed(signal: AbortSignal): Promise<void> {
    const { mostEvents, patienceMs, togetherMs } = this.#limits;
    while (!signal.aborted && this.#kept >= Math.min(mostEvents, this.#together)) {
      const isFull = this.#kept >= mostEvents;
      // Followers go page by page together where they can: what lies there longer is copied by the collector as long as it is young.
      const waitsMs = isFull ? patienceMs : this.#waiting > 0 ? togetherMs : undefined;
      if (await (waitsMs === undefined ? this.#room.next() : this.#room.within(waitsMs))) continue;
      if (!isFull) this.#together = this.#kept + onePage;
      else for (const one of this.#followers) if (one.next === this.#firstPage) this.leave(one, true);
    }
  }

  get isOfAll(): boolean {
    return this.#categories === undefined;
  }
  /** Says whether a follower of these categories finds here what comes after the position. */
  serves(position: Position, categories: Categories): boolean {
    const isWanted =
      !this.#categories || (categories && [...categories].every((one) => this.#categories!.has(one))) === true;
    return (
      isWanted &&
      !this.#ending.signal.aborted &&
      (this.#pages[0]?.after ?? this.#end) <= position &&
      position <= this.#end
    );
  }
  /** Everything that is kept is for it to take, of which it has seen what is not after its position. */
  join(): Follower {
    const follower = { next: this.#firstPage, isLeftBehind: false };
    this.#followers.add(follower);
    return follower;
  }
  leave(follower: Follower, isLeftBehind = false): void {
    follower.isLeftBehind = isLeftBehind;
    this.#followers.delete(follower);
    if (this.#followers.size === 0) this.#finish();
    this.#trim();
  }
  #trim(): void {
    const needed = Math.min(...[...this.#followers].map(({ next }) => next));
    const count = Math.min(needed - this.#firstPage, this.#pages.length);
    if (count === 0) return;
    for (const { events } of this.#pages.splice(0, count)) this.#kept -= events.length;
    if (this.#kept < onePage) this.#together = onePage;
    this.#firstPage += count;
    this.#room.tell();
  }
  #next(follower: Follower): Page | undefined {
    return this.#pages[follower.next - this.#firstPage];
  }
  /** Lets all who wait for more look around, as one of them is to end. */
  rouse(): void {
    this.#news.tell();
  }
  /** Says whether there is more to take at once. */
  has(follower: Follower): boolean {
    return this.#next(follower) !== undefined;
  }
  /** Answers undefined when it is not there yet. */
  take(follower: Follower): Page | undefined {
    const page = this.#next(follower);
    if (page) {
      follower.next++;
      this.#trim();
    }
    return page;
  }
  /** It waits until there may be more to take, and answers false when there never will be. */
  async more(): Promise<boolean> {
    if (!this.#ending.signal.aborted) {
      this.#waiting++;
      this.#room.tell();
      await this.#news.next();
      this.#waiting--;
    }
    if (this.#failure) throw this.#failure.error;
    return !this.#ending.signal.aborted;
  }
}
