import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { languageTag } from '@paideia/events/kernel/messages.ts';
import { locales, type LocaleView } from '@paideia/projection-service/locales/locale.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { settingOf } from '../kernel/request/settings.ts';

@ObjectType()
class PublicLocale implements Pick<LocaleView, 'value' | 'label'> {
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}

/** Answers the origin of a web address; it is null for anything else, so that nobody is ever sent to it. */
function originOf(url: string): string | null {
  try {
    const { protocol, origin } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}

/** The default one is there from the first day, before anybody has added a language; its name is its own word for itself. */
function withDefault(all: readonly PublicLocale[], value: string): readonly PublicLocale[] {
  const shown = all.map((one) => ({ value: one.value, label: one.label }));
  if (shown.some((one) => one.value === value)) return shown;
  const tag = languageTag(value);
  const label = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? value;
  return [{ value, label }, ...shown];
}

/** What every visitor may know, before signing in. */
@ObjectType()
class PublicConfig {
  @Field(() => String) appName!: string;
  @Field(() => String) orgName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => String) environment!: string;
  @Field(() => String) defaultLocale!: string;
  @Field(() => String) termsVersion!: string;
  /** The origin of the main installation; null when there is only this one. */
  @Field(() => String, { nullable: true }) mainHost!: string | null;
  @Field(() => [PublicLocale]) locales!: readonly PublicLocale[];
}

@Resolver()
export class PublicConfigResolver {
  @Public()
  @Query(() => PublicConfig)
  async publicConfig(@Ctx() context: Context): Promise<PublicConfig> {
    const [appName, orgName, shortName, defaultLocale, termsVersion] = await Promise.all(
      (['appName', 'orgName', 'shortName', 'defaultLocale', 'termsVersion'] as const).map((key) =>
        settingOf(context, key),
      ),
    );
    const { items } = await context.read(locales).find({ sort: { field: 'name' }, limit: 100 });
    return {
      appName: appName!,
      orgName: orgName!,
      shortName: shortName!,
      defaultLocale: defaultLocale!,
      termsVersion: termsVersion!,
      environment: context.environment,
      mainHost: originOf(context.mainUrl ?? (await settingOf(context, 'apiHost'))),
      locales: withDefault(items, defaultLocale!),
    };
  }
}
