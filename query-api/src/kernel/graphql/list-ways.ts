import { GraphQLError, type FieldNode, type GraphQLOutputType } from 'graphql';
import type { TextOf } from '../cache/kept-texts.ts';
import {
  either,
  failed,
  ignoring,
  isThenable,
  together,
  type Path,
  type Text,
  type Ways,
  type Write,
} from './running.ts';

/** How a list is written whose items are written so. */
export function listWays(
  type: GraphQLOutputType,
  item: Ways,
  {
    where,
    nodes,
    keeping,
  }: { readonly where: string; readonly nodes: readonly FieldNode[]; readonly keeping: (make: TextOf) => TextOf },
): Ways {
  const write: Write = (value: unknown, run, path) => {
    if (typeof value !== 'object' || typeof (value as Iterable<unknown>)[Symbol.iterator] !== 'function')
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${where}".`);
    const texts: Text[] = [];
    const places: Path[] = [];
    const fail = (error: unknown, at: number) => failed(error, nodes, type, places[at]!, run);
    for (const one of value as Iterable<unknown>) {
      const place: Path = { prev: path, key: texts.length, typename: undefined };
      places.push(place);
      try {
        const text = isThenable(one)
          ? Promise.resolve(one).then((it) => item.write(it as never, run, place))
          : item.write(one as never, run, place);
        texts.push(text);
      } catch (error) {
        try {
          texts.push(fail(error, texts.length));
        } catch (thrown) {
          ignoring(texts);
          throw thrown;
        }
      }
    }
    return together(texts, '[', ']', fail);
  };
  const { plain: ofItem } = item;
  if (!ofItem) return { write };
  const plain = keeping((value) => {
    let texts = '[';
    for (const one of value as readonly unknown[]) {
      const text = ofItem(one);
      if (text === undefined) return undefined;
      texts += texts === '[' ? text : `,${text}`;
    }
    return `${texts}]`;
  });
  return either((value) => (Array.isArray(value) ? plain(value) : undefined), write);
}
