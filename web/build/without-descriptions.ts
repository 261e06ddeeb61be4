import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;
type Range = readonly [from: number, to: number];

/** Where the descriptions in `defineMessages({ ... })` are, each with the comma that ties it to its neighbour. */
function* descriptionsIn(program: ESTree.Program): Iterable<Range> {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      const table = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
      for (const message of propertiesOf(table)) {
        let before: Node | undefined;
        for (const field of propertiesOf(message.value)) {
          const isDescription = field.key.type === 'Identifier' && field.key.name === 'description';
          if (isDescription && before) yield [before.end, field.end];
          before = field;
        }
      }
    }
  }
}
const propertiesOf = (node: Node | undefined) =>
  node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];

/** Takes out of the browser's code what only translators read: the description of each message. */
export const withoutDescriptions = (): Plugin => ({
  name: 'paideia:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.messages.ts')) return undefined;
    let kept = '';
    let at = 0;
    for (const [from, to] of descriptionsIn(this.parse(code, { lang: 'ts' }))) {
      kept += code.slice(at, from);
      at = to;
    }
    return { code: kept + code.slice(at), map: null };
  },
});
