import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Charge = {
  readonly customer: string | null;
  readonly digits: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
};
type Refund = {
  readonly failure_reason?: string;
  readonly payment_intent: string | null;
  readonly status: string;
  readonly amount: number;
};
type Answer = { readonly status: number; readonly body: object };
/** What Stripe answers for the payment methods of its documentation. */
const declines: Readonly<Record<string, readonly [code: string, declineCode: string]>> = {
  '0002': ['card_declined', 'generic_decline'],
  '9995': ['card_declined', 'insufficient_funds'],
  '0069': ['expired_card', 'expired_card'],
};
const object = (form: URLSearchParams, name: string) =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])),
  );

/**
 * It is a Stripe on loopback that answers as the documentation of its API says: customers, SetupIntents, PaymentIntents and refunds, each idempotency key once, errors
 * with their types. It asks nobody.
 */
export async function startStripe() {
  const stripe = {
    isDown: false,
    asked: 0,
    charges: new Map<string, Charge>(),
    refunds: new Map<string, Refund>(),
    customers: new Set<string>(),
  };
  const methods = new Map<string, { readonly digits: string; readonly year: number }>();
  const setups = new Map<string, Record<string, unknown>>();
  const answered = new Map<string, Answer>();
  const error = (status: number, body: object): Answer => ({ status, body: { error: body } });

  function pay(form: URLSearchParams): Answer {
    const [amount, method] = [Number(form.get('amount')), form.get('payment_method') ?? ''];
    const card = methods.get(method);
    if (!card)
      return error(400, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such PaymentMethod' });
    // A bank may leave the page of whoever is there, and then it must know the way back.
    if (form.get('off_session') !== 'true' && !URL.canParse(form.get('return_url') ?? ''))
      return error(400, { type: 'invalid_request_error', code: 'parameter_missing', message: 'return_url' });
    const id = `pi_${stripe.charges.size + 1}`;
    const intent = {
      id,
      object: 'payment_intent',
      amount,
      currency: form.get('currency'),
      customer: form.get('customer'),
      metadata: object(form, 'metadata'),
    };
    const declined = declines[card.digits];
    if (declined) {
      const [code, declineCode] = declined;
      const refused = { ...intent, status: 'requires_payment_method' };
      const why = { type: 'card_error', code, decline_code: declineCode, message: 'Your card was declined.' };
      return error(402, { ...why, payment_intent: refused });
    }
    // The bank of this card asks about each payment: off session nobody could answer.
    if (card.digits === '3184') {
      if (form.get('off_session') === 'true') {
        const why = { type: 'card_error', code: 'authentication_required', message: 'The card wants authentication.' };
        return error(402, { ...why, payment_intent: { ...intent, status: 'requires_payment_method' } });
      }
      const asked = { ...intent, status: 'requires_action', client_secret: `${id}_secret_x` };
      stripe.charges.set(id, { ...asked, digits: card.digits });
      return { status: 200, body: asked };
    }
    const paid = { ...intent, status: 'succeeded' };
    stripe.charges.set(id, { ...paid, digits: card.digits });
    return { status: 200, body: paid };
  }
  /** What was asked for with the cards of a customer, the latest first. */
  function intentsOf(customer: string | null): Answer {
    if (customer === null || !stripe.customers.has(customer))
      return error(400, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' });
    const data = [...stripe.charges.values()].filter((one) => one.customer === customer).reverse();
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/payment_intents' } };
  }
  /** The card that ends in 5126 takes the money at first, and its bank sends it back afterwards; that of 7726 takes its time. */
  function giveBack(form: URLSearchParams): Answer {
    const [charge, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))];
    const paid = stripe.charges.get(charge);
    if (!paid)
      return error(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such charge' });
    const left = [...stripe.refunds.values()].reduce(
      (rest, one) => (one.payment_intent === charge && one.status !== 'failed' ? rest - one.amount : rest),
      paid.amount,
    );
    const invalid = { type: 'invalid_request_error', message: 'Too much' };
    if (amount > left) return error(400, { ...invalid, ...(left === 0 && { code: 'charge_already_refunded' }) });
    const refund = {
      id: `re_${stripe.refunds.size + 1}`,
      object: 'refund',
      amount,
      payment_intent: charge,
      metadata: object(form, 'metadata'),
      status: paid.digits === '7726' ? 'pending' : 'succeeded',
    };
    const isSentBack = paid.digits === '5126';
    stripe.refunds.set(refund.id, isSentBack ? { ...refund, status: 'failed', failure_reason: 'declined' } : refund);
    return { status: 200, body: refund };
  }
  function refundsOf(charge: string | null): Answer {
    const data = [...stripe.refunds.values()].filter((one) => one.payment_intent === charge).reverse();
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }
  /** It may be let go of until it has come. */
  function cancel(id: string): Answer {
    const before = stripe.charges.get(id);
    if (before?.status !== 'requires_action')
      return error(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'No' });
    const after = { ...before, status: 'canceled' };
    stripe.charges.set(id, after);
    return { status: 200, body: after };
  }
  function answer(method: string, path: string, form: URLSearchParams, asked: URLSearchParams): Answer {
    const [, id = ''] = /^\/v1\/(?:setup_intents|customers)\/(\w+)$/.exec(path) ?? [];
    if (path === '/v1/customers') {
      const customer = `cus_${stripe.customers.size + 1}`;
      stripe.customers.add(customer);
      return { status: 200, body: { id: customer, object: 'customer' } };
    }
    if (path === '/v1/setup_intents') {
      const setup = {
        id: `seti_${setups.size + 1}`,
        object: 'setup_intent',
        client_secret: `seti_${setups.size + 1}_secret_x`,
        status: 'requires_payment_method',
        customer: form.get('customer'),
        metadata: object(form, 'metadata'),
        payment_method: null,
      };
      setups.set(setup.id, setup);
      return { status: 200, body: setup };
    }
    if (path.startsWith('/v1/setup_intents/'))
      return setups.has(id)
        ? { status: 200, body: setups.get(id)! }
        : error(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such setupintent' });
    if (path.startsWith('/v1/customers/') && method === 'DELETE') {
      stripe.customers.delete(id);
      for (const setup of setups.values()) if (setup.customer === id) methods.delete(`pm_${String(setup.id)}`);
      return { status: 200, body: { id, object: 'customer', deleted: true } };
    }
    if (path === '/v1/payment_intents') return method === 'GET' ? intentsOf(asked.get('customer')) : pay(form);
    const [, intent, act] = /^\/v1\/payment_intents\/(\w+?)(\/cancel)?$/.exec(path) ?? [];
    if (intent !== undefined && act) return cancel(intent);
    if (intent !== undefined && stripe.charges.has(intent)) return { status: 200, body: stripe.charges.get(intent)! };
    if (path === '/v1/refunds') return method === 'GET' ? refundsOf(asked.get('payment_intent')) : giveBack(form);
    return error(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' });
  }
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      stripe.asked += 1;
      const key = request.headers['idempotency-key'];
      const again = typeof key === 'string' ? answered.get(key) : undefined;
      const { pathname: path, searchParams } = new URL(request.url!, 'http://127.0.0.1');
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      const result = stripe.isDown
        ? error(503, { type: 'api_error', message: 'down' })
        : (again ?? answer(request.method!, path, form, searchParams));
      if (typeof key === 'string' && !stripe.isDown) answered.set(key, result);
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const webhookSecret = 'whsec_test';
  return Object.assign(stripe, {
    config: {
      secretKey: 'sk_test_paideia',
      webhookSecret,
      publicUrl: 'http://paideia.example',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** What Stripe's own field in the browser does. */
    enter(reference: string, digits: string) {
      const method = `pm_${reference}`;
      methods.set(method, { digits, year: 2030 });
      setups.set(reference, {
        ...setups.get(reference),
        status: 'succeeded',
        payment_method: {
          id: method,
          object: 'payment_method',
          card: { brand: 'visa', last4: digits, exp_month: 12, exp_year: 2030 },
        },
      });
    },
    /** What the bank's window in the browser does. */
    authenticate(cardPaymentId: string, isConfirmed: boolean) {
      for (const [id, charge] of stripe.charges)
        if (charge.metadata['cardPaymentId'] === cardPaymentId && charge.status === 'requires_action')
          stripe.charges.set(id, {
            ...charge,
            ...(isConfirmed
              ? { status: 'succeeded' }
              : {
                  status: 'requires_payment_method',
                  last_payment_error: { type: 'card_error', code: 'payment_intent_authentication_failure' },
                }),
          });
    },
    /** After a day Stripe knows no key of a request any more. */
    forgetKeys: () => answered.clear(),
    sign(body: string, at: number) {
      return `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
export type StripeDouble = Awaited<ReturnType<typeof startStripe>>;
