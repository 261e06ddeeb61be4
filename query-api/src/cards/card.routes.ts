import { z } from 'zod';
import { billingCardPermissions } from '@paideia/events/cards/card.permissions.ts';
import type { ApiRoute } from '../kernel/server/api-route.ts';
import { Refusal } from '../kernel/errors/refusal.ts';

const Entered = z.object({ reference: z.string(), number: z.string(), expiry: z.string(), securityCode: z.string() });
const Authenticated = z.object({ cardPaymentId: z.string(), isConfirmed: z.boolean() });
const Answer = z.object({ ok: z.boolean(), code: z.string().optional(), notTaken: z.string().optional() });
const jsonOf = (body: unknown): unknown => {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    return undefined;
  }
};

/** The gateway tells what became of a payment. Whether it is the gateway is told by the signature over these very bytes. */
const webhook: ApiRoute = {
  method: 'post',
  path: '/webhooks/card',
  isPublic: true,
  body: { type: 'application/json', bytes: 2 ** 19 },
  perHour: 20_000,
  async answer(context, request, response) {
    const signature = request.get('stripe-signature') ?? '';
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const { ok, code } = Answer.parse(await context.operate('/cards/webhook', { body, signature }));
    // Whoever is told of a failure tells it again; what is not signed is told that it was wrong.
    response.status(ok ? 200 : code === 'unavailable' ? 503 : code === 'card.notAvailable' ? 404 : 400).json({ ok });
  },
};

/** The form of the trial gateway: what is typed there goes to the gateway, as it would go to Stripe, and is kept and logged nowhere. */
const entry: ApiRoute = {
  method: 'post',
  path: '/trial-gateway/cards',
  body: { type: 'application/json', bytes: 2 ** 12 },
  perHour: 60,
  async answer(context, request, response) {
    context.require(billingCardPermissions.AddCard, { ownerId: context.signedIn().userId });
    const entered = Entered.safeParse(jsonOf(request.body));
    if (context.cardGateway !== 'trial' || !entered.success) throw new Refusal('notFound');
    const { ok, notTaken } = Answer.parse(await context.operateAsActor('/cards/enter', entered.data));
    response.json({ ok, notTaken: notTaken ?? (ok ? null : 'setup') });
  },
};
/** The bank of the trial gateway: whoever pays says that it is them, or that it is not. */
const authentication: ApiRoute = {
  method: 'post',
  path: '/trial-gateway/authentications',
  body: { type: 'application/json', bytes: 2 ** 12 },
  perHour: 60,
  async answer(context, request, response) {
    context.signedIn();
    const said = Authenticated.safeParse(jsonOf(request.body));
    if (context.cardGateway !== 'trial' || !said.success) throw new Refusal('notFound');
    const { ok } = Answer.parse(await context.operateAsActor('/cards/authenticate', said.data));
    response.json({ ok });
  },
};
export const cardRoutes: readonly ApiRoute[] = [webhook, entry, authentication];
