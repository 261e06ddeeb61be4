import type { ESTree, Plugin } from 'vite';

/** What is left out, from and to, and what stands in its place. */
type Cut = readonly [from: number, to: number, instead: string];

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '');
const isNode = (node: object): node is ESTree.Node => 'type' in node;

/** The description of a message that a manifest writes as an object, with the comma that ties it to its neighbour. */
function* ofObject({ properties }: ESTree.ObjectExpression): Iterable<Cut> {
  const fields = properties.filter((one) => one.type === 'Property');
  const isMessage = fields.some((field) => nameOf(field) === 'defaultMessage');
  const at = fields.findIndex((field) => nameOf(field) === 'description');
  if (isMessage && at > 0) yield [fields[at - 1]!.end, fields[at]!.end, ''];
}
/** The descriptions of a table: the second item of each text. An id behind it stays the third. */
function* ofTable({ arguments: [, texts] }: ESTree.CallExpression): Iterable<Cut> {
  if (texts?.type !== 'ObjectExpression') return;
  for (const property of texts.properties) {
    if (property.type !== 'Property' || property.value.type !== 'ArrayExpression') continue;
    const [text, description, id] = property.value.elements;
    if (text && description) yield id ? [text.end, id.start, ',,'] : [text.end, description.end, ''];
  }
}

function* descriptionsIn(node: unknown): Iterable<Cut> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && isNode(node)) {
    if (node.type === 'ObjectExpression') yield* ofObject(node);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineMessages')
      yield* ofTable(node);
  }
  for (const inner of Object.values(node)) yield* descriptionsIn(inner);
}

/** Takes out of the browser's code what only translators read: the description of each message. */
export const withoutDescriptions = (): Plugin => ({
  name: 'paideia:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.(messages|screens)\.ts$/.test(id)) return undefined;
    let kept = '';
    let at = 0;
    for (const [from, to, instead] of descriptionsIn(this.parse(code, { lang: 'ts' }).body)) {
      kept += code.slice(at, from) + instead;
      at = to;
    }
    return { code: kept + code.slice(at), map: null };
  },
});
