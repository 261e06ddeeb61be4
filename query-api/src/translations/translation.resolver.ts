import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { translationIdOf, translationOverrides } from '@paideia/projection-service/translations/translation.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { textIn } from '../kernel/i18n/messages.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { Public } from '../kernel/graphql/schema.ts';

@ObjectType()
export class Translation {
  @Field(() => ID) _id!: string;
  /** Of the message. */
  @Field(() => String) id!: string;
  /** In the locale that was asked for, else in English. */
  @Field(() => String) defaultMessage!: string;
}

const pageSize = 1000;
async function overridesIn(context: Context, locale: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let after: string | undefined, more = true; more;) {
    const page = await context
      .read(translationOverrides)
      .find({ where: { locale }, sort: { field: 'messageId' }, limit: pageSize, after });
    for (const { messageId, text } of page.items) found.set(messageId, text);
    after = page.next;
    more = page.next !== undefined;
  }
  return found;
}

@Resolver()
export class TranslationResolver {
  /** Every message of the product, those of the screens included. */
  @Public()
  @Query(() => [Translation])
  async translations(
    @Arg('locale', () => String) locale: string,
    @Ctx() context: Context,
  ): Promise<readonly Translation[]> {
    if (!isLocale(locale)) throw new Refusal('invalid', {}, [{ path: 'locale', code: 'invalid' }]);
    const overrides = await overridesIn(context, locale);
    const ids = new Set([...Object.keys(context.catalogue), ...overrides.keys()]);
    return [...ids].sort().map((id) => ({
      _id: translationIdOf(locale, id),
      id,
      defaultMessage: overrides.get(id) ?? textIn(context.catalogue, locale, id) ?? '',
    }));
  }
}
