import type { Collection, Query } from '@paideia/documents/port.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import type { Context } from '../graphql/context.ts';

export type ExportItem = Readonly<Record<string, unknown>>;
/** What a slice holds on one person, as it is handed out to that person. */
export type ExportPart = {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly items: (context: Context, userId: string) => AsyncIterable<ExportItem>;
  /** Sums, which programs are given as they are kept. */
  readonly isInHundredths?: boolean;
  /** What the house finds and sorts by, and what only repeats a value that stands beside it: nothing for a reader. */
  readonly mute?: readonly string[];
  /** Numbers of what has a currency that are no money. */
  readonly counts?: readonly string[];
  /** Fields of ids, and of what, beside those of the log; and ids that are words. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  /** The item as a reader is told of it. */
  readonly told?: (item: ExportItem) => ExportItem;
};

type Wanted<V> = Omit<Query<V>, 'limit' | 'after' | 'offset'>;
const perPage = 200;
/** All that a filter finds, page by page: nothing is gathered. */
export async function* pages<V extends object>(
  { read }: Context,
  view: Collection<V>,
  query: Wanted<V>,
): AsyncGenerator<readonly V[]> {
  let after: string | undefined;
  do {
    const page = await read(view).find({ ...query, limit: perPage, after });
    yield page.items;
    after = page.next;
  } while (after !== undefined);
}

/** How each value came to be, and what lists are sorted by, says nothing about the person. */
const isInner = (field: string) =>
  ['_revision', 'why', 'touched', 'sequence', 'params'].includes(field) || /([nN]ame|[tT]itle|[dD]ate)Key$/.test(field);
export const exportItemOf = (doc: object, left: readonly string[] = []): ExportItem =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !isInner(name) && !left.includes(name)));

/** All documents of a view that are the person's, without the fields that are `left` out. */
export const own = <V extends object>(
  view: Collection<V>,
  query: (userId: string) => Wanted<V>,
  left: readonly (keyof V & string)[] = [],
) =>
  async function* (context: Context, userId: string): AsyncGenerator<ExportItem> {
    for await (const page of pages(context, view, query(userId))) for (const one of page) yield exportItemOf(one, left);
  };
export const some = (documentsOf: (context: Context, userId: string) => Promise<readonly object[]>) =>
  async function* (context: Context, userId: string): AsyncGenerator<ExportItem> {
    for (const one of await documentsOf(context, userId)) yield exportItemOf(one);
  };
export const picked = <V extends object>(doc: V | undefined, names: readonly (keyof V & string)[]): readonly object[] =>
  doc ? [Object.fromEntries(names.map((name) => [name, doc[name]]))] : [];
