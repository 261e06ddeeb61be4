import { z } from 'zod';
import { erases } from '@paideia/events/erasures/erasure.permissions.ts';
import { inPerson } from '@paideia/events/kernel/permission.ts';
import type { ApiRoute } from '../kernel/server/api-route.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { formatterFor } from '../kernel/log/formatter.ts';
import { itemOf, pageEnd, pageHead } from './my-data-page.ts';

const Answer = z.object({ proof: z.record(z.string(), z.unknown()).nullable() });

/** `GET /exports/erasures/{userId}.json` and `.html`: the signed proof of a finished erasure, for superadmins. `npm run erasure-proof` holds the JSON against the college. */
const proofRoute = (form: 'json' | 'html'): ApiRoute => ({
  method: 'get',
  path: `/exports/erasures/:userId.${form}`,
  async answer(context, { params }, response) {
    context.require(inPerson(erases));
    const userId = String(params.userId);
    if (!/^[0-9a-f]{24}$/.test(userId)) throw new Refusal('notFound');
    const { proof } = Answer.parse(await context.operate('/operations/erasure-proof', { userId }));
    if (!proof) throw new Refusal('erasure.notDone');
    response.set('Content-Disposition', `attachment; filename="erasure-${userId}.${form}"`);
    if (form === 'json') return response.type('json').send(`${JSON.stringify(proof, null, 2)}\n`);
    const { text, locale } = context;
    const formatter = formatterFor(locale, text);
    const head = pageHead({ locale, title: text('erasureProof.title'), below: text('erasureProof.about') });
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return response.type('html').send(`${head}<section>${itemOf(proof, formatter)}</section>${pageEnd}`);
  },
});
export const erasureProofRoutes = [proofRoute('json'), proofRoute('html')];
