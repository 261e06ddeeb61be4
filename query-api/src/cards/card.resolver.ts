import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { every } from '@paideia/documents/every.ts';
import { billingCardPermissions, readsCards } from '@paideia/events/cards/card.permissions.ts';
import { isExpired } from '@paideia/events/cards/card.rules.ts';
import { earliestDateAt } from '@paideia/events/kernel/dates.ts';
import { cards, type CardView } from '@paideia/projection-service/cards/card.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { cardConfigsOf } from '../invoices/card-config.queries.ts';
import { AddCardArgs, Card, CardGatewayKind, CardSetup, RemoveCardArgs } from './card.types.ts';

const No = z.object({
  ok: z.literal(false),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const Begun = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    kind: CardGatewayKind,
    reference: z.string(),
    clientSecret: z.string().nullable(),
  }),
  No,
]);
const Added = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), position: z.number() }), No]);

const shownCard = ({ userId: _, ...card }: CardView, now: string): Card => ({
  ...card,
  id: card._id,
  isExpired: card.expiry !== null && isExpired(card.expiry, earliestDateAt(now)),
});
/** The key of the first of the actor's regions that takes cards; refused where none does. */
async function publicKeyOf(context: Context): Promise<string | null> {
  const ready = (await cardConfigsOf(context)).find(({ available }) => available);
  if (!ready) throw new Refusal('card.notAvailable');
  return ready.publicKey;
}

@Resolver(() => Card)
export class CardResolver {
  /** The actor's own, the latest first. */
  @Query(() => [Card])
  async cards(@Ctx() context: Context): Promise<readonly Card[]> {
    const { userId } = context.signedIn();
    const found = await every(context.read(cards), { where: { userId }, sort: { field: 'addedAt', descending: true } });
    return found.map((card) => shownCard(card, context.now));
  }

  @Mutation(() => CardSetup, { description: 'The number of the card is told to the gateway alone, by the page' })
  async createCardSetup(@Ctx() context: Context): Promise<CardSetup> {
    context.require(billingCardPermissions.AddCard, { ownerId: context.signedIn().userId });
    const publicKey = await publicKeyOf(context);
    const reply = Begun.parse(await context.operateAsActor('/cards/setup', {}));
    if (!reply.ok) throw new Refusal(reply.code, reply.params);
    const { kind: gateway, reference, clientSecret } = reply;
    return { gateway, reference, clientSecret, publicKey: gateway === 'stripe' ? publicKey : null };
  }

  @Mutation(() => Card)
  async addCard(
    @Args(() => AddCardArgs) { cardId, setupReference, commandId = null }: AddCardArgs,
    @Ctx() context: Context,
  ): Promise<Card> {
    context.require(billingCardPermissions.AddCard, { ownerId: context.signedIn().userId });
    await publicKeyOf(context);
    const reply = Added.parse(await context.operateAsActor('/cards/add', { cardId, setupReference, commandId }));
    if (!reply.ok) throw new Refusal(reply.code, reply.params);
    await context.caughtUp(reply.position, [cards]);
    const found = await context.read(cards).one(cardId);
    if (!found) throw new Refusal('unavailable');
    return shownCard(
      context.visible(found, readsCards, ({ userId }) => ({ ownerId: userId })),
      context.now,
    );
  }

  @Mutation(() => [Card], { description: 'Answers those that are left' })
  async removeCard(
    @Args(() => RemoveCardArgs) { cardId, ...intent }: RemoveCardArgs,
    @Ctx() context: Context,
  ): Promise<readonly Card[]> {
    const { userId } = context.signedIn();
    await context.send('RemoveCard', { userId, cardId }, { ...intent, then: [cards] });
    return this.cards(context);
  }
}
