import { countries } from '@paideia/events/countries/country.rules.ts';
import { languageTag } from '@paideia/events/kernel/messages.ts';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';

@ObjectType()
class Country {
  /** It is in English, and is kept when the country is chosen. */
  @Field(() => String) name!: string;
  @Field(() => String) alpha3Code!: string;
  /** It is called so in the reader's language. */
  @Field(() => String) label!: string;
}

const lists = new Map<string, readonly Country[]>();
/** They come in the order of the reader's alphabet; the list is made once a language. */
function countriesIn(locale: string): readonly Country[] {
  const known = lists.get(locale);
  if (known) return known;
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const list = countries
    .map(({ name, alpha2Code, alpha3Code }) => ({
      name,
      alpha3Code,
      label: tag === 'en' ? name : (names.of(alpha2Code) ?? name),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, tag));
  lists.set(locale, list);
  return list;
}

@Resolver()
export class CountryResolver {
  @Public()
  @Query(() => [Country])
  countries(@Ctx() context: Context): readonly Country[] {
    return countriesIn(context.locale);
  }
}
