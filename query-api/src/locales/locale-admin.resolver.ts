import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { readsLocales } from '@paideia/events/locales/locale.permissions.ts';
import { locales, type LocaleView } from '@paideia/projection-service/locales/locale.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { LocaleAdmin, LocaleAdminFilter, LocaleInput } from './locale.types.ts';

const localeOf = (locale: LocaleView): LocaleAdmin => ({ id: locale._id, ...locale });

/** It answers `allLocaleAdmins` and `LocaleAdmin`, for superadmins. */
export const LocaleAdminResolver = adminResource<LocaleView, LocaleAdmin, LocaleAdminFilter>({
  name: 'LocaleAdmin',
  type: LocaleAdmin,
  view: locales,
  filter: LocaleAdminFilter,
  rule: readsLocales,
  scope: () => 'everything',
  where: ({ q }) => ({ search: q ?? undefined }),
  sorts: { name: 'name', id: 'name', value: 'value' },
  map: localeOf,
});

const save = changeOf(locales, async (context, id) => localeOf(await savedRecord(context, locales, id)));

@Resolver()
export class LocaleDecisionsResolver {
  @Mutation(() => LocaleAdmin)
  addLocale(
    @Arg('input', () => LocaleInput) { _id: localeId, name, value, label }: LocaleInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<LocaleAdmin> {
    // As the command would say of any that is not one of the 13.
    if (!isLocale(value)) throw new Refusal('invalid', {}, [{ path: 'value', code: 'invalid_value' }]);
    return save(context, localeId, 'AddLocale', { localeId, name, value, label }, intent);
  }

  @Mutation(() => LocaleAdmin, { description: 'Its value stays' })
  updateLocale(
    @Arg('_id', () => ID) localeId: string,
    @Arg('name', () => String) name: string,
    @Arg('label', () => String) label: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<LocaleAdmin> {
    return save(context, localeId, 'UpdateLocale', { localeId, name, label }, intent);
  }

  @Mutation(() => Boolean)
  async removeLocale(
    @Args(() => RecordRevisionArgs) { _id: localeId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('RemoveLocale', { localeId }, { ...intent, then: [locales] });
    return true;
  }
}
