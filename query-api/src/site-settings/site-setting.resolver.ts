import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import { SettingKey, settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import { siteSettingsPermissions } from '@paideia/events/site-settings/site-setting.permissions.ts';
import {
  settingIds,
  settingKind,
  settingSections,
  SettingKind,
  SettingSection,
} from '@paideia/events/site-settings/site-setting.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { siteSettings, type SiteSettingView } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('SettingKey', SettingKey);
graphqlEnum('SettingKind', SettingKind);
graphqlEnum('SettingSection', SettingSection);
type Key = z.infer<typeof SettingKey>;

@ObjectType({ description: 'A setting of the whole site, and who changed it last' })
class SiteSetting implements Omit<SiteSettingView, '_id' | 'changedAt'> {
  @Field(() => SettingKey.enum) key!: Key;
  @Field(() => SettingSection.enum, { description: 'The heading it stands under' }) section!: SettingSection;
  @Field(() => SettingKind.enum, { description: 'What it holds' }) kind!: SettingKind;
  @Field(() => String, { description: 'What it is called, in the language of the reader' }) label!: string;
  @Field(() => String) value!: string;
  @Field(() => String, { description: 'The value as people read it: regions, groups and persons by name' })
  shown!: string;
  @Field(() => Boolean) isDefault!: boolean;
  @Field(() => String, { nullable: true }) changedBy!: string | null;
  @Field(() => String, { nullable: true }) changedAt!: string | null;
}

const labelOf = ({ text }: Pick<Context, 'text'>, key: Key): string => text(`audit.value.${key}`);

async function nameOf(context: Context, kind: SettingKind, id: string): Promise<string> {
  if (kind === 'region') return (await context.join(regions, id))?.name ?? id;
  if (kind === 'user') return (await context.join(users, id))?.fullName ?? id;
  return (await context.join(groups, id))?.name ?? id;
}

async function settingShown(context: Context, section: SettingSection, key: Key): Promise<SiteSetting> {
  const changed = await context.read(siteSettings).one(key);
  const by = changed?.changedBy ? await context.join(users, changed.changedBy) : undefined;
  const value = changed?.value ?? settingDefaults[key];
  const ids = settingIds(key, value);
  const names = await Promise.all(ids.map((id) => nameOf(context, settingKind(key), id)));
  return {
    key,
    section,
    kind: settingKind(key),
    label: labelOf(context, key),
    value,
    shown: ids.length === 0 ? value : names.join(', '),
    isDefault: changed === undefined,
    changedBy: by?.fullName ?? null,
    changedAt: changed?.changedAt ?? null,
  };
}
const keysOf = (keys: object) => Object.keys(keys) as Key[]; // The rules type them so.
const all = SettingSection.options.flatMap((section) =>
  keysOf(settingSections[section]).map((key) => ({ section, key })),
);

@Resolver()
export class SiteSettingResolver {
  @Query(() => [SiteSetting])
  siteSettings(@Ctx() context: Context): Promise<readonly SiteSetting[]> {
    context.require(siteSettingsPermissions.ChangeSiteSetting);
    return Promise.all(all.map(({ section, key }) => settingShown(context, section, key)));
  }

  /** Who says what it was when it was seen is answered with a conflict if it is something else by now. */
  @Mutation(() => SiteSetting)
  async changeSiteSetting(
    @Arg('key', () => SettingKey.enum) key: Key,
    @Arg('value', () => String) value: string,
    @Arg('from', () => String, { nullable: true }) from: string | null | undefined,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<SiteSetting> {
    const change = { key, value, from: from ?? undefined };
    try {
      await context.send('ChangeSiteSetting', change, { ...intent, then: [siteSettings] });
    } catch (error) {
      // People know a setting by its label.
      if (error instanceof Refusal && error.code === 'siteSetting.misfit')
        throw new Refusal(error.code, { key: labelOf(context, key) });
      throw error;
    }
    return settingShown(context, all.find((one) => one.key === key)!.section, key);
  }
}
