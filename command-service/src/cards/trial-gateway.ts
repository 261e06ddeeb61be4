import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { cardFailures } from '@paideia/events/card-payments/card-payment.rules.ts';
import { cardRefundFailures } from '@paideia/events/card-payments/card-refund.rules.ts';
import { isExpired } from '@paideia/events/cards/card.rules.ts';
import { earliestDateAt } from '@paideia/events/kernel/dates.ts';
import {
  BadSignature,
  signatureSeconds,
  type CardFacts,
  type CardGateway,
  type ChargeResult,
  type GatewayNotice,
  type RefundResult,
} from './card-gateway.ts';
import { trialCardOf, trialCards, type TrialCard } from './trial-cards.rules.ts';

const setupMs = 60 * 60_000;
type Setup = { readonly userId: string; readonly method: string | null };
type Method = CardFacts & Pick<TrialCard, 'failureCode' | 'isAuthenticated' | 'refundFailureCode'>;
type Charged = ChargeResult & Pick<TrialCard, 'refundFailureCode'>;
const setupKey = (reference: string) => `trial-setup:${reference}`;
const methodKey = (method: string) => `trial-card:${method}`;
const chargeKey = (cardPaymentId: string) => `trial-charge:${cardPaymentId}`;
const refundKey = (cardRefundId: string, attempt: number) => `trial-refund:${cardRefundId}:${attempt}`;
/** The payments of the demo data were never charged; they are called like those that were. */
const isOurs = (charge: string) => charge.startsWith('trial_charge_');
const notAuthenticated: ChargeResult = { status: 'failed', failureCode: 'authentication' };
const idOf = (kind: string) => `trial_${kind}_${randomBytes(12).toString('hex')}`;

const resultOf = (failureCode: TrialCard['failureCode']): ChargeResult =>
  failureCode === null ? { status: 'succeeded', reference: idOf('charge') } : { status: 'failed', failureCode };

/** What somebody types into the form of the trial gateway. The number goes no further than here. */
type EnteredCard = { readonly number: string; readonly expiry: string; readonly securityCode: string };
/** Why the gateway did not take it. */
type NotTaken = 'number' | 'expiry' | 'securityCode' | 'setup';

const Notice = z.object({
  id: z.string(),
  result: z
    .intersection(
      z.object({ cardPaymentId: z.string() }),
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('succeeded'), reference: z.string() }),
        z.object({ status: z.literal('failed'), failureCode: z.enum(cardFailures) }),
      ]),
    )
    .optional(),
  refund: z
    .intersection(
      z.object({ cardRefundId: z.string(), attempt: z.int() }),
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('succeeded'), reference: z.string() }),
        z.object({ status: z.literal('failed'), failureCode: z.enum(cardRefundFailures) }),
      ]),
    )
    .optional(),
});

type Parts = { readonly records: Records; readonly master: string; readonly clock: () => Date };

/**
 * A gateway of the house's own, where no money moves: it takes the test numbers that card companies publish, keeps the cards and what was charged in the
 * product's records, and answers each payment once. Nobody's real card is taken.
 */
export function trialGateway({ records, master, clock }: Parts) {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(master, 'hex'), '', 'trial-gateway', 32));
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const seconds = () => Math.floor(clock().getTime() / 1000);

  async function keep({ endingDigits, ...card }: TrialCard, expiry: string): Promise<string> {
    const method = idOf('card');
    await records.put<Method>(methodKey(method), { ...card, endingDigits, expiry });
    return method;
  }
  /** What waits for its holder is answered once, by them or by us; whoever comes second is told what the first has said. */
  async function answer(cardPaymentId: string, result: ChargeResult): Promise<ChargeResult> {
    const waiting = await records.get<Charged>(chargeKey(cardPaymentId));
    if (waiting?.value.status !== 'actionRequired') return waiting?.value ?? result;
    return (await records.replace<Charged>(chargeKey(cardPaymentId), waiting.version, result))
      ? result
      : answer(cardPaymentId, result);
  }
  const gateway: CardGateway = {
    kind: 'trial',
    async beginSetup(userId) {
      const reference = idOf('setup');
      const setup: Setup = { userId, method: null };
      await records.put(setupKey(reference), setup, new Date(clock().getTime() + setupMs));
      return { reference, clientSecret: null };
    },
    async cardOf(reference, userId) {
      const setup = (await records.get<Setup>(setupKey(reference)))?.value;
      if (setup?.userId !== userId || setup.method === null) return undefined;
      const found = (await records.get<Method>(methodKey(setup.method)))?.value;
      if (!found) return undefined;
      const { brand, endingDigits, expiry } = found;
      return { brand, endingDigits, expiry, customer: userId, method: setup.method };
    },
    async charge({ cardPaymentId, card: { method }, isOnSession }) {
      const found = (await records.get<Method>(methodKey(method)))?.value;
      const failureCode = found
        ? isExpired(found.expiry, earliestDateAt(clock().toISOString()))
          ? 'expired'
          : found.failureCode
        : 'cardGone';
      const isAsked = failureCode === null && found?.isAuthenticated === true;
      const result: ChargeResult = isAsked
        ? isOnSession
          ? { status: 'actionRequired', clientSecret: null }
          : notAuthenticated
        : resultOf(failureCode);
      const { refundFailureCode } = found ?? {};
      const wanted: Charged = refundFailureCode ? { ...result, refundFailureCode } : result;
      // Of many who ask at once, the first one charges, and all are told the same.
      const { value } = (await records.putIfAbsent(chargeKey(cardPaymentId), wanted)).record;
      if (value.status === 'actionRequired' && !isOnSession) return answer(cardPaymentId, notAuthenticated);
      const { refundFailureCode: _, ...charged } = value;
      return charged;
    },
    async refund({ cardRefundId, attempt, cardPaymentId, charge }) {
      const charged = (await records.get<Charged>(chargeKey(cardPaymentId)))?.value;
      const failureCode = isOurs(charge) ? charged?.refundFailureCode : 'paymentGone';
      const result: RefundResult = failureCode
        ? { status: 'failed', failureCode }
        : { status: 'succeeded', reference: idOf('refund') };
      return (await records.putIfAbsent(refundKey(cardRefundId, attempt), result)).record.value;
    },
    forget: ({ method }) => records.shred(methodKey(method)),
    notice(body, signature): GatewayNotice {
      const told = new URLSearchParams(signature.replaceAll(',', '&'));
      const t = told.get('t') ?? '';
      const [sign, right] = [Buffer.from(told.get('v1') ?? '', 'hex'), digest(`${t}.${body}`)];
      const isFresh = Math.abs(seconds() - Number(t)) <= signatureSeconds;
      if (!isFresh || sign.length !== right.length || !timingSafeEqual(sign, right))
        throw new BadSignature('the webhook is not signed as it should be');
      const { id, result, refund } = Notice.parse(JSON.parse(body));
      return { id, ...(result && { result }), ...(refund && { refund }) };
    },
  };
  return {
    ...gateway,
    /** The form of the trial gateway: answers why the card was not taken, or nothing. */
    async enter(reference: string, userId: string, card: EnteredCard): Promise<NotTaken | undefined> {
      const setup = await records.get<Setup>(setupKey(reference));
      if (setup?.value.userId !== userId) return 'setup';
      const known = trialCardOf(card.number);
      if (!known) return 'number';
      if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(card.expiry)) return 'expiry';
      if (isExpired(card.expiry, earliestDateAt(clock().toISOString()))) return 'expiry';
      if (!/^\d{3,4}$/.test(card.securityCode)) return 'securityCode';
      const entered: Setup = { userId, method: await keep(known, card.expiry) };
      const isKept = await records.replace(
        setupKey(reference),
        setup.version,
        entered,
        new Date(clock().getTime() + setupMs),
      );
      return isKept ? undefined : 'setup';
    },
    /** The bank of the trial gateway: the holder has said that it is them, or that it is not. */
    async authenticate(cardPaymentId: string, isConfirmed: boolean): Promise<void> {
      await answer(cardPaymentId, isConfirmed ? resultOf(null) : notAuthenticated);
    },
    /** The demo's cards, which nobody enters: those of the test numbers that end so. */
    async keepByDigits({ endingDigits, expiry }: Pick<CardFacts, 'endingDigits' | 'expiry'>) {
      const known = trialCards.find((one) => one.endingDigits === endingDigits);
      return known && { customer: 'demo', method: await keep(known, expiry) };
    },
    /** As the gateway itself signs what it tells. */
    sign: (body: string): string => {
      const t = String(seconds());
      return `t=${t},v1=${digest(`${t}.${body}`).toString('hex')}`;
    },
  };
}
export type TrialGateway = ReturnType<typeof trialGateway>;
