import { Field, ID, InputType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';

/** A command may change these of a profile. */
export type ProfileChanges = CommandInput<'UpdateUserProfile'>['changed'];
type Phone = NonNullable<ProfileChanges['phones']>[number];
type TypedEmail = NonNullable<ProfileChanges['emails']>[number];

/** Other clients than our web write these types into their operations as text, so here they stay a String; what is read is an enum. */
@InputType()
export class PhoneInput implements FieldsOf<PhoneInput, Phone> {
  @Field(() => String) type!: string;
  @Field(() => String) number!: string;
}
@InputType()
export class TypedEmailInput implements FieldsOf<TypedEmailInput, TypedEmail> {
  @Field(() => String) type!: string;
  @Field(() => String) value!: string;
}

/** What is left out stays as it is. There is no field for roles and flags; the address of sign-in and the password are for `selfCreateAccount` alone. */
@InputType()
export class UserProfileInput implements FieldsOf<
  UserProfileInput,
  ProfileChanges,
  never,
  '_id' | 'email' | 'password' | 'selectedGroup'
> {
  /** The own id; without it the own is meant. */
  @Field(() => ID, { nullable: true }) _id?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) password?: string | null;
  @Field(() => ID, { nullable: true }) selectedGroup?: string | null;
  @Field(() => String, { nullable: true }) locale?: string | null;
  @Field(() => String, { nullable: true }) firstName?: string | null;
  @Field(() => String, { nullable: true }) lastName?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => [PhoneInput], { nullable: true }) phones?: readonly PhoneInput[] | null;
  @Field(() => [TypedEmailInput], { nullable: true }) emails?: readonly TypedEmailInput[] | null;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => String, { nullable: true }) socialUserName?: string | null;
  @Field(() => String, { nullable: true }) homePage?: string | null;
  @Field(() => String, { nullable: true }) cloudinaryId?: string | null;
  @Field(() => Boolean, { nullable: true }) showVideo?: boolean | null;
}

@InputType()
export class NotificationDeliveryInput implements CommandFields<
  NotificationDeliveryInput,
  'SetNotificationDelivery',
  'userId'
> {
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true }) digestAt!: string | null | undefined;
  @Field(() => String, { nullable: true }) quietFrom!: string | null | undefined;
  @Field(() => String, { nullable: true }) quietTo!: string | null | undefined;
}
