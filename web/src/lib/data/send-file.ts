import { answerOf, requestHeaders, unanswered } from './fetch-operation.ts';

/**
 * Sends a file as it is, which GraphQL is no form for, and answers with what the server made of it.
 * `Data` is the caller's word for what the address answers.
 * @throws OperationError in the words of the server, as an operation does
 */
export async function sendFile<Data>(address: string, file: Blob, type: string): Promise<Data> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': type, ...requestHeaders() },
    body: file,
  }).catch(unanswered);
  return (await answerOf(response)) as Data; // The caller names the shape of its address.
}
