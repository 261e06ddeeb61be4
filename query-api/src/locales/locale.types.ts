import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LocaleView } from '@paideia/projection-service/locales/locale.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType()
export class Locale implements Omit<LocaleView, '_revision'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}

@ObjectType({ description: 'A language that people may choose' })
export class LocaleAdmin extends Locale implements LocaleView {
  @Field(() => ID) id!: string;
  @Field(() => Int) _revision!: number;
}

@InputType()
export class LocaleAdminFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
}

@InputType()
export class LocaleInput implements CommandFields<LocaleInput, 'AddLocale', 'localeId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}
