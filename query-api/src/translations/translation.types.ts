import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { TextStatus, type MessageEntry, type EntryText, type Wanted } from './translation.rules.ts';

graphqlEnum('TextStatus', TextStatus);

@ObjectType({ description: 'What a message says in one locale' })
class TranslationText implements EntryText {
  @Field(() => String) locale!: string;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => String, { nullable: true, description: 'As the site is delivered' }) shipped!: string | null;
  @Field(() => TextStatus.enum) status!: TextStatus;
  @Field(() => String, { nullable: true, description: 'Who saved or reviewed it' }) by!: string | null;
  @Field(() => String, { nullable: true }) at!: string | null;
}

@ObjectType({ description: 'A text of screens and letters in every locale that needs it' })
export class TranslationEntry implements Omit<MessageEntry, 'revision'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: '-1 while nobody has touched it' }) _revision!: number;
  @Field(() => String) category!: string;
  @Field(() => String) description!: string;
  @Field(() => Boolean, { description: 'Defined by the college; no message file has it' }) isOwn!: boolean;
  @Field(() => String, { description: 'The English text that translations are compared with' }) original!: string;
  @Field(() => [TranslationText]) texts!: readonly TranslationText[];
}

@InputType()
export class TranslationEntryFilter implements Wanted {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => String, { nullable: true }) category?: string | null;
  @Field(() => String, { nullable: true, description: 'A locale without a text' }) missingIn?: string | null;
  @Field(() => String, { nullable: true, description: 'Where to look for `q` and `status`' }) locale?: string | null;
  @Field(() => TextStatus.enum, { nullable: true }) status?: TextStatus | null;
}

@InputType()
export class MessageInput implements CommandFields<MessageInput, 'DefineMessage', 'messageId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) category!: string;
  @Field(() => String) description!: string;
  @Field(() => String) defaultMessage!: string;
}

@InputType()
export class ImportedTextInput {
  @Field(() => ID) id!: string;
  @Field(() => String) locale!: string;
  @Field(() => String) text!: string;
  @Field(() => Boolean) isMachineMade!: boolean;
}

@ObjectType({ description: 'What came of one text of many' })
export class ImportedTextResult {
  @Field(() => ID) id!: string;
  @Field(() => String) locale!: string;
  @Field(() => String, { nullable: true, description: 'Why it was not saved, in words' }) error!: string | null;
}
