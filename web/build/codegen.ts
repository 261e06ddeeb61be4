import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities/index.js';
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { domainTypes, withDomainTypes } from './domain-types.ts';

const source = join(import.meta.dirname, '..', 'src');
const schemaFile = join(import.meta.dirname, '../../query-api/schema.graphql');
export const generatedDir = join(source, 'generated');

/** One `.graphql` file. What is in a `.fetch.graphql` is sent without a GraphQL client, as a text. */
type Source = {
  readonly path: string;
  readonly isText: boolean;
  readonly operations: readonly OperationDefinitionNode[];
  readonly fragments: readonly FragmentDefinitionNode[];
};
type Fragments = ReadonlyMap<string, { readonly node: FragmentDefinitionNode; readonly path: string }>;
type RegisteredOperation = { readonly name: string; readonly sha256: string };

const isOperation = (node: { readonly kind: Kind }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
const isFragment = (node: { readonly kind: Kind }): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;
const documentOf = (definitions: readonly ExecutableDefinitionNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions,
});

/**
 * `...AllOnDashboard` stands for every fragment on the type `Dashboard`: each slice keeps that of its card beside the card, and one operation asks for
 * all of them.
 */
function withAllFragments(sources: readonly Source[]): readonly Source[] {
  const every = sources.flatMap(({ fragments }) => fragments);
  const spread = (selection: SelectionNode): readonly SelectionNode[] => {
    const type = selection.kind === Kind.FRAGMENT_SPREAD && /^AllOn(\w+)$/.exec(selection.name.value)?.[1];
    if (!type) return [selection];
    return every
      .filter(({ typeCondition }) => typeCondition.name.value === type)
      .map(({ name }) => ({ kind: Kind.FRAGMENT_SPREAD, name }));
  };
  const whole = (operation: OperationDefinitionNode): OperationDefinitionNode =>
    visit(operation, { SelectionSet: (set) => ({ ...set, selections: set.selections.flatMap(spread) }) });
  return sources.map((one) => ({ ...one, operations: one.operations.map(whole) }));
}

function readSources(): readonly Source[] {
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => {
      const { definitions } = parse(readFileSync(join(source, path), 'utf8'), { noLocation: true });
      return {
        path: path.replace(/\.graphql$/, ''),
        isText: path.endsWith('.fetch.graphql'),
        operations: definitions.filter(isOperation),
        fragments: definitions.filter(isFragment),
      };
    });
  return withAllFragments(sources);
}

/** Every fragment by its name, which must be the only one of that name. */
function fragmentsOf(sources: readonly Source[]): Fragments {
  const fragments = new Map<string, { readonly node: FragmentDefinitionNode; readonly path: string }>();
  for (const { path, fragments: own } of sources)
    for (const node of own) {
      const { value: name } = node.name;
      const other = fragments.get(name);
      if (other) throw new Error(`The fragment ${name} stands in ${other.path}.graphql and in ${path}.graphql.`);
      fragments.set(name, { node, path });
    }
  return fragments;
}

const spreadsIn = (definition: ExecutableDefinitionNode): ReadonlySet<string> => {
  const names = new Set<string>();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
};

/** The fragments that definitions need, theirs included, in the order in which they are met. */
function neededBy(
  definitions: readonly ExecutableDefinitionNode[],
  fragments: Fragments,
): readonly FragmentDefinitionNode[] {
  const needed = new Map<string, FragmentDefinitionNode>();
  const add = (definition: ExecutableDefinitionNode) => {
    for (const name of spreadsIn(definition)) {
      const node = fragments.get(name)?.node;
      if (!node || needed.has(name)) continue;
      needed.set(name, node);
      add(node);
    }
  };
  for (const definition of definitions) add(definition);
  return [...needed.values()];
}

/** The plugin calls things so: `leaveRequests` is asked by `LeaveRequestsDocument` and answered by `LeaveRequestsQuery`. */
const pascalCase = (name: string) => name.replace(/^_*(\w)/, (_, first: string) => first.toUpperCase());
const typeOf = ({ name, operation }: OperationDefinitionNode) => pascalCase(name!.value) + pascalCase(operation);
const fragmentType = ({ name }: FragmentDefinitionNode) => `${pascalCase(name.value)}Fragment`;
const fragmentNode = (fragment: FragmentDefinitionNode) => `${fragmentType(fragment)}Node`;

/** A node as it stands in a module, without its empty lists. */
const literal = (node: ExecutableDefinitionNode) =>
  JSON.stringify(node, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value));

/** It leads from one generated file to another. */
const importPath = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return `${path.startsWith('.') ? path : `./${path}`}.ts`;
};

/** Identifiers as strings, answers that cannot be changed, enums as the unions of their values. */
const typesConfig = {
  arrayInputCoercion: false,
  enumType: 'string-literal',
  immutableTypes: true,
  importExtension: '.ts',
  inlineFragmentTypes: 'combine',
  inputMaybeValue: 'T | null',
  namingConvention: { typeNames: pascalCase, enumValues: 'keep' },
  scalars: { ...domainTypes, ID: 'string', JSON: 'unknown' },
  skipTypename: true,
  useTypeImports: true,
} as const;

type Generated = ReadonlyMap<string, string>;
const header = '// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.\n';

/** Every generated file's text by its path in `web/src/generated`. */
export async function generate(): Promise<Generated> {
  const schema = buildASTSchema(withDomainTypes(readFileSync(schemaFile, 'utf8')));
  const sources = readSources();
  const fragments = fragmentsOf(sources);
  const types = async (definitions: readonly ExecutableDefinitionNode[], outputFile: string, config: object) => {
    const external = neededBy(definitions, fragments).filter((fragment) => !definitions.includes(fragment));
    const documents = [
      { document: documentOf(definitions), type: 'standard' as const },
      { document: documentOf(external), type: 'external' as const },
    ];
    const output = await operationTypes(schema, documents, { ...typesConfig, ...config }, { outputFile });
    if (typeof output === 'string') return output;
    // Nothing here is deferred, so nothing is of the type for what is.
    const prepended = (output.prepend ?? []).filter((part) => part?.trim() && !part.includes('type Incremental<'));
    return [...prepended, output.content].join('\n');
  };

  const moduleOf = async ({ path, isText, operations, fragments: own }: Source): Promise<string> => {
    const definitions = [...operations, ...own];
    const foreign = neededBy(definitions, fragments).filter((fragment) => !own.includes(fragment));
    const isSent = (fragment: FragmentDefinitionNode) =>
      !isText && operations.some((operation) => neededBy([operation], fragments).includes(fragment));
    const isNamed = (fragment: FragmentDefinitionNode) =>
      definitions.some((definition) => spreadsIn(definition).has(fragment.name.value));
    const fragmentImports = [...new Set(foreign.map(({ name }) => fragments.get(name.value)!.path))].map((other) => {
      const names = foreign
        .filter(({ name }) => fragments.get(name.value)!.path === other)
        .flatMap((fragment) => [
          ...(isSent(fragment) ? [fragmentNode(fragment)] : []),
          ...(isNamed(fragment) ? [`type ${fragmentType(fragment)}`] : []),
        ]);
      return `import { ${names.join(', ')} } from '${importPath(path, other)}';`;
    });
    const clientImport = isText
      ? `import type { FetchOperation } from '${importPath(path, '../lib/data/fetch-operation')}';`
      : operations.length > 0
        ? `import type { TypedDocumentNode } from '@apollo/client';`
        : '';
    const fragmentConsts = isText ? [] : own.map((node) => `export const ${fragmentNode(node)} = ${literal(node)};`);
    const operationConsts = operations.map((operation) => {
      const needed = neededBy([operation], fragments);
      const name = pascalCase(operation.name!.value);
      const parameters = `<${typeOf(operation)}, ${typeOf(operation)}Variables>`;
      if (isText) {
        const text = stripIgnoredCharacters(print(documentOf([operation, ...needed])));
        return `export const ${name}Operation = ${JSON.stringify(text)} as FetchOperation${parameters};`;
      }
      const all = [literal(operation), ...needed.map(fragmentNode)].join(',');
      return `export const ${name}Document = {"kind":"Document","definitions":[${all}]} as unknown as TypedDocumentNode${parameters};`;
    });
    return [
      header,
      ...[clientImport, ...fragmentImports].filter((line) => line !== ''),
      await types(definitions, `${path}.ts`, { importSchemaTypesFrom: 'schema.ts', generateOperationTypes: true }),
      ...fragmentConsts,
      ...operationConsts,
      '',
    ].join('\n');
  };

  const all = sources.flatMap(({ operations, fragments: own }) => [...operations, ...own]);
  const mistakes = validate(schema, documentOf([...new Set(all)]))
    .filter(({ message }) => !message.startsWith('There can be only one operation named'))
    .map(({ message }) => message);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));

  const files = new Map<string, string>();
  files.set('schema.ts', `${header}\n${await types(all, 'schema.ts', { generateOperationTypes: false })}\n`);
  for (const one of sources) files.set(`${one.path}.ts`, await moduleOf(one));
  const registered = sources.flatMap(({ operations }) =>
    operations.flatMap((operation) => register(documentOf([operation, ...neededBy([operation], fragments)]))),
  );
  registered.sort((one, other) => one.name.localeCompare(other.name) || one.sha256.localeCompare(other.sha256));
  files.set('operations.json', `${JSON.stringify(registered, null, 1)}\n`);
  return files;
}

/** An operation as it is written, and as Apollo's cache sends it, with `__typename` in every selection. */
function register(document: DocumentNode): readonly RegisteredOperation[] {
  const name = document.definitions.find(isOperation)?.name?.value ?? '';
  const texts = new Set([document, addTypenameToDocument(document)].map((one) => print(parse(print(one)))));
  return [...texts].map((text) => ({ name, sha256: createHash('sha256').update(text).digest('hex') }));
}
