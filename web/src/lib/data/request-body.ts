const nameOf = (query: string) => /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];

/** It is what is sent for an operation. */
export const requestBody = (query: string, variables: unknown = {}): string =>
  JSON.stringify({ operationName: nameOf(query), variables, query });
