import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LinkView } from '@paideia/projection-service/links/link.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'A page of the web for students' })
export class Link implements Omit<LinkView, 'titleKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Of the web alone, https or http' }) url!: string;
  @Field(() => ID, { nullable: true, description: 'Null is for everybody who has an account' })
  groupId!: string | null;
  @Field(() => String, { nullable: true }) groupName!: string | null;
  @Field(() => Int, { description: 'Its place among those of its group' }) order!: number;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class LinkFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
}

@InputType()
export class LinkInput implements CommandFields<LinkInput, 'SaveLink', 'linkId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) url!: string;
  @Field(() => ID, { nullable: true }) groupId!: string | null | undefined;
  @Field(() => Int) order!: number;
}
