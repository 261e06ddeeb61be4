import type { FetchResult } from '@apollo/client';
import type { MockedResponse } from '@apollo/client/testing';
import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** For tests, it gives an answer the `__typename` that its fragments stand on, as a server does; without it the cache reads no fragment. */
function withTypenames<Data>(document: DocumentNode, data: Data): Data {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const typed = (value: unknown, { selections }: SelectionSetNode): unknown => {
    if (Array.isArray(value)) return value.map((one) => typed(one, { kind: Kind.SELECTION_SET, selections }));
    if (typeof value !== 'object' || value === null) return value;
    let answer: Record<string, unknown> = { ...value };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        if (selection.selectionSet && name in answer) answer[name] = typed(answer[name], selection.selectionSet);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment)
          answer = {
            __typename: fragment.typeCondition.name.value,
            ...(typed(answer, fragment.selectionSet) as object),
          };
      }
    }
    return answer;
  };
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation && 'selectionSet' in operation ? (typed(data, operation.selectionSet) as Data) : data; // It has the same shape.
}

/** The same for what a test says that the server answers. */
export const typedMock = (mock: MockedResponse): MockedResponse => {
  const { request, result } = mock;
  const answer = (found: FetchResult): FetchResult =>
    found.data ? { ...found, data: withTypenames(request.query, found.data) } : found;
  if (!result) return mock;
  return {
    ...mock,
    result: typeof result === 'function' ? (variables) => answer(result(variables)) : answer(result),
  };
};
