import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { Endpoint } from '../kernel/http/http.ts';
import { proofOf } from './erasure-proof.ts';
import { erasureFacts } from './erasure.facts.ts';
import type { Erasing } from './erasure.jobs.ts';

const Asked = z.object({ userId: Id });

/** The proof, for query-api, which knows who may have it. Null while there is none. */
export const erasureEndpoints = ({ keys, chainKey }: Pick<Erasing, 'keys' | 'chainKey'>): readonly Endpoint[] => [
  {
    path: '/operations/erasure-proof',
    async answer(body, { ask, now }) {
      const fact = await ask.table(erasureFacts).one(Asked.parse(body).userId);
      return { proof: (fact && (await proofOf(fact, { keys, chainKey, now }))) ?? null };
    },
  },
];
