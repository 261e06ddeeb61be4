import { parse } from 'graphql';
import type { Plugin } from 'vite';

const tagged = /\bgql`([\s\S]*?)`/g;
const fragment = /\$\{(\w+)\}/g;

/** Definitions of the text itself, then those of the fragments it names; a fragment that two of them bring counts once. */
const helper = `
const documentOf = (definitions, fragments) => {
  const named = new Map();
  for (const one of [...definitions, ...fragments.flatMap((document) => document.definitions)]) named.set(one.kind + one.name.value, one);
  return { kind: 'Document', definitions: [...named.values()] };
};
`;

/** Parses the `gql` texts of every `*.documents.ts` while building, so that the browser loads no parser. */
export const precompiled = (): Plugin => ({
  name: 'paideia:precompiled',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.documents.ts') || !code.includes('gql`')) return undefined;
    const compiled = code.replace(tagged, (_, text: string) => {
      const fragments = [...text.matchAll(fragment)].map(([, name]) => name);
      const { definitions } = parse(text.replace(fragment, ''), { noLocation: true });
      return `documentOf(${JSON.stringify(definitions)}, [${fragments.join(', ')}])`;
    });
    return { code: compiled.replace(/(\nexport |\nconst )/, `${helper}$1`), map: null };
  },
});
