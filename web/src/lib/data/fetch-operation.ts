import { currentLocale, translator } from '../i18n/i18n.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { requestBody } from './request-body.ts';
import { dropLostSession, saysSessionIsOver } from '../session/session.ts';

type Issue = { readonly path: string; readonly text: string };
/** An error that the server told: `code` is stable, `text` is for people, `message` is what clients match. */
export class OperationError extends Error {
  readonly code: string;
  readonly text: string;
  /** What is wrong with which of the fields that were sent, in words. */
  readonly issues: readonly Issue[];
  /** Seconds after which it may be tried again, when the server says so. */
  readonly retryAfter: number | undefined;
  constructor(message: string, code = 'unknown', text = message, retryAfter?: number, issues: readonly Issue[] = []) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.text = text;
    this.retryAfter = retryAfter;
    this.issues = issues;
  }
}
type Extensions = { readonly code?: string; readonly text?: string; readonly issues?: readonly Issue[] };
type Answer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Extensions }[];
};

declare global {
  /** What the page asked while its scripts were still on their way, by what was sent; each answer serves once. See web/build/first-questions.ts. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}
/** Once the first questions are answered: what was asked early is old by the time that anybody asks again. */
export const dropEarlyAnswers = (): void => void (globalThis.earlyAnswers = undefined);

const patience = 30_000;
export const endpoint = '/graphql';
export const requestHeaders = (): Record<string, string> => ({ 'x-locale': currentLocale() });

/** The text of an operation, with the types of its answer and of its variables; written by `npm run codegen` for what is in a `.fetch.graphql`. */
export type FetchOperation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };
/** The variables may be left out where the operation has none that are required. */
type VariablesOf<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/**
 * One operation without a GraphQL client, for the pages before sign-in and for what stands above all pages: a POST with the session's cookie.
 * When the session is over the page loads anew.
 * @throws OperationError with the wordings that the product's clients know
 */
export async function fetchOperation<Data, Variables>(
  query: FetchOperation<Data, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<Data> {
  try {
    return await askServer(query, ...variables);
  } catch (error) {
    if (error instanceof OperationError && saysSessionIsOver(error.message)) dropLostSession();
    throw error;
  }
}

/** The same for whoever goes on by itself when the session is over. */
export async function askServer<Data, Variables>(
  query: FetchOperation<Data, Variables>,
  ...[variables]: VariablesOf<Variables>
): Promise<Data> {
  const body = requestBody(query, variables);
  const early = globalThis.earlyAnswers?.get(body);
  globalThis.earlyAnswers?.delete(body);
  const asked =
    early ??
    fetch(endpoint, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
      body,
    });
  // Where the line hangs nothing comes back, not even that it failed.
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('No answer came in time')));
  const answer = await Promise.race([asked.catch(unanswered).then(answerOf), late.catch(unanswered)]);
  if (answer.data === undefined || answer.data === null) {
    const { operationName = '' } = JSON.parse(body) as { readonly operationName?: string }; // It is written above.
    throw new OperationError(`Server response was missing for query '${operationName}'.`, 'http');
  }
  return answer.data as Data; // The server answers by the schema that the operation was typed by.
}

/** It is for whoever waits for the server: browsers say in words of their own that nothing came back. */
export function unanswered(error: unknown): never {
  throw new OperationError(
    error instanceof Error ? error.message : String(error),
    'unanswered',
    translator(kernelMessages)('noConnection'),
  );
}

/** What came back, when it is no refusal. */
export async function answerOf(response: Response): Promise<Answer> {
  const answer = parsed(await response.text(), response.status);
  const first = answer.errors?.[0];
  if (first)
    throw new OperationError(
      first.message,
      first.extensions?.code,
      first.extensions?.text,
      retryAfterOf(response),
      first.extensions?.issues,
    );
  if (response.status >= 300)
    throw new OperationError(`Response not successful: Received status code ${response.status}`, 'http');
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
