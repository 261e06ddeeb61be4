import { hash } from 'node:crypto';
import { parse } from 'graphql';
import { z } from 'zod';
import { LruCache } from '../cache/lru-cache.ts';
import type { Step } from '../http/exchange.ts';
import type { Answers } from '../http/http-errors.ts';
import { examine, isFit, limits, OverLimit, type Examined } from './limits.ts';
import { isContract, operationHash } from './operations.ts';

const Body = z.object({
  query: z.string().min(1).max(60_000),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
/** `operation` is a registered name, or `other`: a closed list, fit for numbers. `key` names the document: its hash. */
type Admitted = Examined & { readonly operation: string; readonly key: string };
type Verdict = Admitted | { readonly refused: string };
/** `registered`: names by hash. */
type Admission = { readonly isOpen: boolean; readonly registered: ReadonlyMap<string, string> };

/** Longer ones than any of our own are found by their hash alone: they would be kept as they are. */
const longestText = 8192;

/** Judges whether a document may run at all. Its verdict is kept, so a document is examined once. */
export function admission({ isOpen, registered }: Admission): (body: unknown) => Verdict {
  const verdicts = new LruCache<Verdict>(1000);
  /** To find a text takes a tenth of the time that its hash takes. */
  const admitted = new LruCache<Admitted>(1000);

  function judge(query: string, key: string): Verdict {
    try {
      const document = parse(query, { maxTokens: limits.tokens, noLocation: true });
      const examined = examine(document, { schemaQueries: isOpen });
      const name = registered.get(operationHash(document));
      const isAdmitted = isOpen || isContract(examined.rootFields) || name !== undefined;
      return isAdmitted ? { ...examined, operation: name ?? 'other', key } : { refused: 'request.notRegistered' };
    } catch (error) {
      if (error instanceof OverLimit) return { refused: error.code };
      return {
        refused:
          error instanceof Error && error.message.includes('tokens') ? 'request.tooComplex' : 'request.malformed',
      };
    }
  }
  function verdictOn(query: string): Verdict {
    const known = admitted.get(query);
    if (known) return known;
    const key = hash('sha256', query, 'base64');
    const verdict = verdicts.get(key) ?? judge(query, key);
    verdicts.set(key, verdict);
    if (query.length <= longestText && !('refused' in verdict)) admitted.set(query, verdict);
    return verdict;
  }
  return (given) => {
    const { success, data } = Body.safeParse(given);
    if (!success || !isFit(given)) return { refused: 'request.malformed' };
    const verdict = verdictOn(data.query);
    if ('refused' in verdict) return verdict;
    const tooLong = verdict.pageVariables.some((name) => Number(data.variables?.[name] ?? 0) > limits.pageSize);
    return tooLong ? { refused: 'request.tooComplex' } : verdict;
  };
}

/** Notes the root fields in `locals` for the rates behind it, the operation for the numbers, and the document's name for what runs it. */
export const admit = (judge: ReturnType<typeof admission>, { refuse }: Answers): Step => {
  return (request, response, next) => {
    const verdict = judge(request.body);
    if ('refused' in verdict) return refuse(request, response, verdict.refused);
    response.locals.rootFields = verdict.rootFields;
    response.locals.operation = verdict.operation;
    response.locals.documentKey = verdict.key;
    next();
  };
};
