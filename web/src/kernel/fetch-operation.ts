import { currentLocale, translator } from './i18n.ts';
import { kernelMessages } from './kernel.messages.ts';

/** An error that the server told: `code` is stable, `text` is for people, `message` is what clients match. */
export class OperationError extends Error {
  readonly code: string;
  readonly text: string;
  /** Seconds after which it may be tried again, when the server says so. */
  readonly retryAfter: number | undefined;
  constructor(message: string, code = 'unknown', text = message, retryAfter?: number) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.text = text;
    this.retryAfter = retryAfter;
  }
}
type Answer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string; readonly text?: string } }[];
};

export const endpoint = '/graphql';
export const requestHeaders = (): Record<string, string> => ({ 'x-locale': currentLocale() });
const nameOf = (query: string) => /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];

/**
 * One operation without a GraphQL client, for the pages before sign-in: a POST with the session's cookie.
 * `Data` is the caller's word for what the operation selects.
 * @throws OperationError with the wordings that the product's clients know
 */
export async function fetchOperation<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
  const operationName = nameOf(query);
  const response = await fetch(endpoint, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
    body: JSON.stringify({ operationName, variables, query }),
  }).catch((error: unknown) => {
    throw new OperationError(error instanceof Error ? error.message : String(error), 'unanswered', translator(kernelMessages)('noConnection'));
  });
  const answer = await answerOf(response);
  if (answer.data === undefined || answer.data === null) throw new OperationError(`Server response was missing for query '${operationName ?? ''}'.`, 'http');
  return answer.data as Data; // The server's schema says what it is; the caller names that shape.
}

/** What came back, when it is no refusal. */
export async function answerOf(response: Response): Promise<Answer> {
  const answer = parsed(await response.text(), response.status);
  const first = answer.errors?.[0];
  if (first) throw new OperationError(first.message, first.extensions?.code, first.extensions?.text, retryAfterOf(response));
  if (response.status >= 300) throw new OperationError(`Response not successful: Received status code ${response.status}`, 'http');
  return answer;
}

const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

function parsed(body: string, status: number): Answer {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : {}; // Every field is looked at before it is used.
  } catch (error) {
    if (status >= 300) throw new OperationError(`Response not successful: Received status code ${status}`, 'http');
    throw new OperationError(error instanceof Error ? error.message : 'The answer is not JSON.', 'http');
  }
}
