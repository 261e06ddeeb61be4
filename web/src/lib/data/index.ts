export { createApollo } from './apollo.ts';
export { errorCode, errorText, failedFields, isRefusal } from '../notices/errors.ts';
export { type FetchedFile, fetchFile, saveFile } from './fetch-file.ts';
export {
  askServer,
  dropEarlyAnswers,
  endpoint,
  fetchOperation,
  OperationError,
  requestHeaders,
} from './fetch-operation.ts';
export { loadChunk, newVersion } from './load-chunk.ts';
export { answerError, followErrors } from './report-error.ts';
export { sendFile } from './send-file.ts';
export { addressesHoldMs, useAgainAfter } from './use-again-after.ts';
export { useAll } from './use-all.ts';
export { useAsked } from './use-asked.ts';
export { intentions, useCommand } from './use-command.ts';
export { useFresh } from './use-fresh.ts';
export { useDebounced } from './use-debounced.ts';
export { useLogged } from './use-logged.ts';
export { type Remote, useRemote } from './use-remote.ts';
export { useTypedWhole } from './use-typed-whole.ts';
