import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import { translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import { translationMessages } from '@paideia/projection-service/translations/translation.view.ts';
import { RecordRevisionArgs, SaveArgs } from '../kernel/graphql/command-args.ts';
import type { CommandData } from '../kernel/graphql/command-fields.ts';
import type { Context, Intent } from '../kernel/graphql/context.ts';
import { refusalOf } from '../kernel/errors/errors.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { limits } from '../kernel/limits/limits.ts';
import { knownEntry, shownEntry } from './translation.queries.ts';
import { ImportedTextInput, ImportedTextResult, MessageInput, TranslationEntry } from './translation.types.ts';

@ArgsType()
class TextArgs extends SaveArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) locale!: string;
}
/** One of the 13; the command says no to any other. */
type CommandLocale = CommandInput<'TranslateMessage'>['locale'];
const then = [translationMessages];
const asLocale = (locale: string) => locale as CommandLocale;
const originalOf = ({ catalogue }: Context, id: string) => (Object.hasOwn(catalogue, id) ? catalogue[id]!.en : null);

/** One change of a message; what this process says next is said with it. */
async function change<T extends 'TranslateMessage' | 'ReviewTranslation' | 'RemoveTranslation' | 'DefineMessage'>(
  context: Context,
  type: T,
  data: CommandData<T> & { readonly messageId: string },
  intent: Intent,
): Promise<TranslationEntry> {
  await context.send(type, data, { ...intent, then });
  await context.rereadTexts();
  return shownEntry(await knownEntry(context, data.messageId), context);
}

@Resolver()
export class TranslationDecisionsResolver {
  @Mutation(() => TranslationEntry, { description: 'The text stands in the place of the delivered one' })
  translateMessage(
    @Args(() => TextArgs) { id, locale, ...intent }: TextArgs,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<TranslationEntry> {
    const data = { messageId: id, locale: asLocale(locale), text, isMachineMade: false };
    return change(context, 'TranslateMessage', { ...data, original: originalOf(context, id) }, intent);
  }

  @Mutation(() => TranslationEntry, { description: 'Says that the text is right as it stands' })
  reviewTranslation(
    @Args(() => TextArgs) { id, locale, ...intent }: TextArgs,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<TranslationEntry> {
    return change(context, 'ReviewTranslation', { messageId: id, locale: asLocale(locale), text }, intent);
  }

  @Mutation(() => TranslationEntry, { description: 'The delivered text stands again' })
  removeTranslation(
    @Args(() => TextArgs) { id, locale, ...intent }: TextArgs,
    @Ctx() context: Context,
  ): Promise<TranslationEntry> {
    return change(context, 'RemoveTranslation', { messageId: id, locale: asLocale(locale) }, intent);
  }

  @Mutation(() => TranslationEntry, { description: 'A message of the college’s own, new or changed' })
  defineMessage(
    @Arg('input', () => MessageInput) { _id: messageId, ...message }: MessageInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<TranslationEntry> {
    context.require(translationPermissions.DefineMessage);
    if (originalOf(context, messageId) !== null) throw new Refusal('translation.shipped');
    return change(context, 'DefineMessage', { messageId, ...message }, intent);
  }

  @Mutation(() => Boolean, { description: 'With all that was said of it in any locale' })
  async removeMessage(
    @Args(() => RecordRevisionArgs) { _id: messageId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('RemoveMessage', { messageId }, { ...intent, then });
    await context.rereadTexts();
    return true;
  }

  @Mutation(() => [ImportedTextResult], { description: 'Up to 100 texts of a file, one after the other' })
  async translateMessages(
    @Arg('texts', () => [ImportedTextInput]) texts: readonly ImportedTextInput[],
    @Ctx() context: Context,
  ): Promise<readonly ImportedTextResult[]> {
    context.require(translationPermissions.TranslateMessage);
    if (texts.length > limits.pageSize) throw new Refusal('invalid', {}, [{ path: 'texts', code: 'invalid' }]);
    const results: ImportedTextResult[] = [];
    for (const [at, { id, locale, text, isMachineMade }] of texts.entries()) {
      const data = { messageId: id, locale: asLocale(locale), text, isMachineMade, original: originalOf(context, id) };
      const isLast = at === texts.length - 1;
      const error = await context.send('TranslateMessage', data, { then: isLast ? then : [] }).then(
        () => null,
        (reason: unknown) => {
          const refusal = reason instanceof Error ? refusalOf(reason) : undefined;
          if (!refusal || refusal.code === 'unavailable') throw reason;
          return context.text(refusal.code, refusal.params);
        },
      );
      results.push({ id, locale, error });
    }
    await context.rereadTexts();
    return results;
  }
}
