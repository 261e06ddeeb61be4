import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { readsTranslations } from '@paideia/events/translations/translation.permissions.ts';
import {
  translationIdOf,
  translationMessages,
  translationsGroup,
} from '@paideia/projection-service/translations/translation.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { textIn } from '../kernel/i18n/messages.ts';
import { readWhole } from '../kernel/i18n/overrides.ts';
import { entriesOf } from './translation.rules.ts';
import { overridesIn } from './texts.routes.ts';
import { foundEntries, knownEntry, shownEntry } from './translation.queries.ts';
import { TranslationEntry, TranslationEntryFilter } from './translation.types.ts';

@ObjectType()
class Translation {
  @Field(() => ID) _id!: string;
  /** It is the id of the message. */
  @Field(() => String) id!: string;
  /** In the locale that was asked for, else in English. */
  @Field(() => String) defaultMessage!: string;
}

const TranslationEntryPage = pageOf(TranslationEntry);
const sorts = ['id', 'category', 'original'] as const;
const sortOf = (field: string | null | undefined) => {
  const found = sorts.find((one) => one === (field ?? 'id'));
  if (!found) throw new Refusal('invalid', {}, [{ path: 'sortField', code: 'invalid' }]);
  return found;
};

async function translationsIn(context: Context, locale: string): Promise<readonly Translation[]> {
  const [overrides, views] = await Promise.all([overridesIn(context, locale), readWhole(context, translationMessages)]);
  const defined = new Map(views.map((view) => [view._id, view.defined?.defaultMessage]));
  const ids = new Set([...Object.keys(context.catalogue), ...defined.keys()]);
  return [...ids].sort().map((id) => ({
    _id: translationIdOf(locale, id),
    id,
    defaultMessage: overrides.get(id) ?? textIn(context.catalogue, locale, id) ?? defined.get(id) ?? '',
  }));
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
    // Anybody may ask for it, as often as they like, and it is thousands of texts.
    return context.untilChanged(translationsGroup, `translations ${locale}`, () => translationsIn(context, locale));
  }

  /** A few thousand that are in memory anyway: no collection holds them. */
  @Query(() => TranslationEntryPage)
  async allTranslationEntries(
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('sortField', () => String, { nullable: true }) sortField: string | null | undefined,
    @Arg('sortOrder', () => String, { nullable: true }) sortOrder: string | null | undefined,
    @Arg('filter', () => TranslationEntryFilter, { nullable: true }) filter: TranslationEntryFilter | null | undefined,
    @Ctx() context: Context,
  ): Promise<PageOf<TranslationEntry>> {
    const field = sortOf(sortField);
    const { limit, offset } = pageRange(page, perPage);
    const found = await foundEntries(context, filter ?? {});
    const sorted = field === 'id' ? [...found] : found.toSorted((a, b) => a[field].localeCompare(b[field], 'en'));
    if (sortOrder?.toUpperCase() === 'DESC') sorted.reverse();
    const entries = sorted.slice(offset, offset + limit).map(async (one) => shownEntry(one, context));
    return { items: await Promise.all(entries), total: found.length, more: false, next: null };
  }

  @Query(() => TranslationEntry, { name: 'TranslationEntry' })
  async entry(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<TranslationEntry> {
    return shownEntry(await knownEntry(context, id), context);
  }

  @Query(() => [String], { description: 'By which messages are sorted, in their order' })
  async translationCategories(@Ctx() context: Context): Promise<readonly string[]> {
    context.require(readsTranslations);
    const entries = entriesOf(context.catalogue, await readWhole(context, translationMessages));
    return [...new Set(entries.map(({ category }) => category))].sort();
  }
}
