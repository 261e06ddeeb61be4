import { z } from 'zod';
import { longestCardEntry, longestSetupReference } from '@paideia/events/cards/card.rules.ts';
import { cardPaymentStream, type CardPayment } from '@paideia/events/card-payments/card-payment.events.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import { parse } from '../kernel/decide/parse.ts';
import { isUnavailable, type Handle, type Reply } from '../kernel/decide/reply.ts';
import type { Answered, Route } from '../kernel/http/http.ts';
import type { Log } from '../kernel/logging/log.ts';
import { BadSignature, GatewayAway, type CardGateway, type GatewayNotice } from './card-gateway.ts';
import type { CardVault } from './card-vault.ts';
import type { OpenGateway } from './open-gateway.ts';

const Reference = z
  .string()
  .regex(/^[\w-]+$/)
  .max(longestSetupReference);
const Nothing = z.object({});
const Entered = z.object({
  reference: Reference,
  number: z.string().max(longestCardEntry.number),
  expiry: z.string().max(longestCardEntry.expiry),
  securityCode: z.string().max(longestCardEntry.securityCode),
});
const Payment = z.object({ cardPaymentId: Id });
const Authenticated = Payment.extend({ isConfirmed: z.boolean() });
const Add = z.object({ cardId: Id, setupReference: Reference, commandId: z.uuid().nullable().default(null) });
const Told = z.object({ body: z.string().max(2 ** 20), signature: z.string().max(2_000) });

const answer = (body: object): Answered => ({ status: 200, body });
const no = (code: string): Answered => answer({ ok: false, code });
const replied = (reply: Reply): Answered => ({ status: isUnavailable(reply) ? 503 : 200, body: reply });

type Parts = {
  /** Undefined while no gateway is set up. */
  readonly cards: OpenGateway | undefined;
  readonly vault: CardVault;
  readonly handle: Handle;
  readonly ask: () => Ask;
  readonly log: Log;
};

/** What query-api asks about cards beside commands, in the name of whose card it is. The number of a card stands in one of them, and is neither kept nor logged. */
export function cardRoutes({ cards, vault, handle, ask, log }: Parts): Readonly<Record<string, Route>> {
  const route =
    <S extends z.ZodType>(
      schema: S,
      run: (data: z.infer<S>, open: OpenGateway, actor: ActorContext) => Promise<Answered>,
    ): Route =>
    async (body, actor) => {
      const request = parse(schema, body);
      if ('ok' in request) return { status: 400, body: { ok: false, code: 'invalid' } };
      if (!cards) return no('card.notAvailable');
      try {
        return await run(request.data as z.infer<S>, cards, actor);
      } catch (error) {
        if (!(error instanceof GatewayAway)) throw error;
        log.warn({ error: error.message }, 'the card gateway is away');
        return no('card.gatewayAway');
      }
    };
  /** Nobody speaks with the gateway in the name of another. */
  const own = <S extends z.ZodType>(
    schema: S,
    run: (data: z.infer<S>, open: OpenGateway, userId: string, actor: ActorContext) => Promise<Answered>,
  ): Route =>
    route(schema, (data, open, actor) => {
      const { actorId, impersonatorId } = actor;
      if (actorId === null || impersonatorId !== undefined) return Promise.resolve(no('noAccess'));
      return run(data, open, actorId, actor);
    });

  /** The command that says here what the gateway tells. */
  function toldBy({ result, refund }: GatewayNotice) {
    const about = result ?? refund;
    if (!about) return undefined;
    const { status, ...rest } = about;
    return { type: result ? 'ConfirmCardPayment' : 'ConfirmCardRefund', data: { gatewayStatus: status, ...rest } };
  }
  async function take(notice: GatewayNotice): Promise<Answered> {
    const told = toldBy(notice);
    if (!told) return answer({ ok: true });
    const reply = await handle(
      { ...told, commandId: uuidFrom('card-webhook', notice.id) },
      { actorId: null, channel: 'SYSTEM' },
    );
    // What we know nothing of is nothing to us; the gateway need not tell it again.
    return isUnavailable(reply) ? replied(reply) : answer({ ok: true });
  }

  /** A payment of the actor that waits for its holder. */
  async function waiting(cardPaymentId: string, userId: string): Promise<CardPayment | undefined> {
    const { payment, status } = await ask().state(cardPayment, cardPaymentStream(cardPaymentId));
    return payment?.userId === userId && status === 'authenticating' ? payment : undefined;
  }
  /** By which secret the page lets the bank ask its holder; null where it asks no more. Then what became of the payment is written down, so that no webhook is waited for. */
  async function authentication(cardPaymentId: string, gateway: CardGateway, userId: string): Promise<Answered> {
    const nothing = answer({ ok: true, kind: gateway.kind, isWaiting: false, clientSecret: null });
    const payment = await waiting(cardPaymentId, userId);
    const card = payment && (await vault.find(userId, payment.cardId));
    if (!payment || !card) return nothing;
    const { amount, currency } = payment;
    const result = await gateway.charge({ cardPaymentId, amount, currency, card, isOnSession: true });
    if (result.status === 'actionRequired')
      return answer({ ok: true, kind: gateway.kind, isWaiting: true, clientSecret: result.clientSecret });
    if (result.status === 'pending') return nothing;
    const reply = await handle(
      { ...toldBy({ id: cardPaymentId, result: { cardPaymentId, ...result } })!, commandId: newUuid() },
      { actorId: null, channel: 'SYSTEM' },
    );
    return isUnavailable(reply) ? replied(reply) : nothing;
  }

  return {
    '/cards/authentication': own(Payment, ({ cardPaymentId }, { gateway }, userId) =>
      authentication(cardPaymentId, gateway, userId),
    ),
    '/cards/authenticate': own(Authenticated, async ({ cardPaymentId, isConfirmed }, { trial }, userId) => {
      if (!trial || !(await waiting(cardPaymentId, userId))) return no('notFound');
      await trial.authenticate(cardPaymentId, isConfirmed);
      return answer({ ok: true });
    }),
    '/cards/setup': own(Nothing, async (_, { gateway }, userId) =>
      answer({ ok: true, kind: gateway.kind, ...(await gateway.beginSetup(userId)) }),
    ),
    '/cards/enter': own(Entered, async ({ reference, ...card }, { trial }, userId) => {
      if (!trial) return no('card.notAvailable');
      const notTaken = await trial.enter(reference, userId, card);
      return answer(notTaken === undefined ? { ok: true } : { ok: false, code: 'card.setupUnknown', notTaken });
    }),
    '/cards/add': own(Add, async ({ cardId, setupReference, commandId }, { gateway }, userId, actor) => {
      const card = await gateway.cardOf(setupReference, userId);
      if (!card) return no('card.setupUnknown');
      const { brand, endingDigits, expiry } = card;
      const isNew = (await vault.find(userId, cardId)) === undefined;
      await vault.keep(userId, cardId, card);
      const data = { userId, cardId, brand, endingDigits, expiry };
      const reply = await handle({ type: 'AddCard', data, commandId: commandId ?? newUuid() }, actor);
      if (!reply.ok && !isUnavailable(reply) && isNew) {
        await vault.remove(userId, cardId);
        // The gateway would keep what nobody can remove any more.
        await gateway.forget(card);
      }
      return replied(reply);
    }),
    '/cards/webhook': route(Told, async ({ body, signature }, { gateway }) => {
      try {
        return await take(gateway.notice(body, signature));
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error;
        return no('card.badSignature');
      }
    }),
  };
}
