import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import type { Context } from '../kernel/context.ts';
import { Public } from '../kernel/schema.ts';
import { settingOf } from '../kernel/settings.ts';

@ObjectType()
export class PublicLocale {
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}

/** What every visitor may know, before signing in. */
@ObjectType()
export class PublicConfig {
  @Field(() => String) appName!: string;
  @Field(() => String) orgName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => String) environment!: string;
  @Field(() => String) defaultLocale!: string;
  @Field(() => String) termsVersion!: string;
  @Field(() => [PublicLocale]) locales!: readonly PublicLocale[];
}

@Resolver()
export class PublicConfigResolver {
  @Public()
  @Query(() => PublicConfig)
  async publicConfig(@Ctx() context: Context): Promise<PublicConfig> {
    const [appName, orgName, shortName, defaultLocale, termsVersion] = await Promise.all(
      (['appName', 'orgName', 'shortName', 'defaultLocale', 'termsVersion'] as const).map((key) => settingOf(context, key)),
    );
    const { items } = await context.read(locales).find({ sort: { field: 'name' }, limit: 100 });
    return {
      appName: appName!,
      orgName: orgName!,
      shortName: shortName!,
      defaultLocale: defaultLocale!,
      termsVersion: termsVersion!,
      environment: context.environment,
      locales: items.map(({ value, label }) => ({ value, label })),
    };
  }
}
