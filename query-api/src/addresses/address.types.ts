import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import type { UserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { AddressView } from '@paideia/projection-service/addresses/address.view.ts';

@ObjectType()
export class Address implements Omit<AddressView, 'owner' | 'createdBy' | 'updatedBy'> {
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID, { description: 'The person or the region it belongs to' }) itemId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) line1!: string | null;
  @Field(() => String, { nullable: true }) line2!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) postcode!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the country, in English' }) country!: string | null;
  @Field(() => String, { description: 'In one line' }) fullAddress!: string;
  @Field(() => String, { description: 'As on an envelope, line by line' }) stackedAddress!: string;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) createdByName!: string | null;
  @Field(() => String, { nullable: true }) updatedByName!: string | null;
}

@InputType()
export class AddressInput implements CommandFields<AddressInput, 'SaveAddress', 'addressId', '_id' | 'updatedBy'> {
  @Field(() => ID, { nullable: true, description: 'New or empty: makes an address' }) _id?: string | null;
  @Field(() => ID, { nullable: true, description: 'Taken for compatibility; who saves is known by the session' })
  updatedBy?: string | null;
  @Field(() => ID) itemId!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) line1?: string | null;
  @Field(() => String, { nullable: true }) line2?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) state?: string | null;
  @Field(() => String, { nullable: true }) postcode?: string | null;
  @Field(() => String) country!: string;
}

/** One may know this of a person by his or her id: the address. */
@ObjectType()
export class User implements Pick<UserView, '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => Address, { nullable: true, description: 'The first one' }) address!: Address | null;
}
