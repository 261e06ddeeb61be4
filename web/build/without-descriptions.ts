import type { ESTree, Plugin } from 'vite';

type Range = readonly [from: number, to: number];

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '');

/** Where the descriptions of messages are, each with the comma that ties it to its neighbour. */
function* descriptionsIn(node: unknown): Iterable<Range> {
  if (Array.isArray(node)) for (const one of node) yield* descriptionsIn(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (isObject(node)) {
    const fields = node.properties.filter((one) => one.type === 'Property');
    const isMessage = fields.some((field) => nameOf(field) === 'defaultMessage');
    const at = fields.findIndex((field) => nameOf(field) === 'description');
    if (isMessage && at > 0) yield [fields[at - 1]!.end, fields[at]!.end];
  }
  for (const inner of Object.values(node)) yield* descriptionsIn(inner);
}
const isObject = (node: object): node is ESTree.ObjectExpression => 'type' in node && node.type === 'ObjectExpression';

/** Takes out of the browser's code what only translators read: the description of each message. */
export const withoutDescriptions = (): Plugin => ({
  name: 'paideia:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.(messages|screens)\.ts$/.test(id)) return undefined;
    let kept = '';
    let at = 0;
    for (const [from, to] of descriptionsIn(this.parse(code, { lang: 'ts' }).body)) {
      kept += code.slice(at, from);
      at = to;
    }
    return { code: kept + code.slice(at), map: null };
  },
});
