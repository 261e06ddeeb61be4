import { ApolloLink, Observable, type FetchResult } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { translator } from '../i18n/i18n.ts';
import { inTimeMessages } from './in-time.messages.ts';

/** Milliseconds. What is sent may have to wait for others, as a payment does. */
const patience = { query: 30_000, mutation: 60_000 } as const;

/**
 * Where the line hangs nothing comes back, not even that it failed, and a page would wait for ever. What was asked is given up then, and whoever asked may ask
 * again. A command is never sent anew by itself; whoever sends it again sends it with the same id, so that it is done once.
 */
export const inTime = (): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable<FetchResult>((observer) => {
        const kind = isMutationOperation(operation.query) ? 'mutation' : 'query';
        const asked = forward(operation).subscribe(observer);
        const timer = setTimeout(() => {
          asked.unsubscribe();
          const message = translator(inTimeMessages)(kind);
          observer.next({ errors: [{ message, extensions: { code: 'late' } }] });
          observer.complete();
        }, patience[kind]);
        return () => {
          clearTimeout(timer);
          asked.unsubscribe();
        };
      }),
  );
