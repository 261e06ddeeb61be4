import { errorText } from '../../lib/data/index.ts';

/** react-admin wraps the error; the server's words are inside. */
export const listErrorText = (error: unknown): string =>
  errorText(typeof error === 'object' && error !== null && 'body' in error && error.body ? error.body : error);
