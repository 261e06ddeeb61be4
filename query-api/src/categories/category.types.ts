import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CategoryKind } from '@paideia/events/categories/category.events.ts';
import type { CategoryView } from '@paideia/projection-service/categories/category.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('CategoryKind', CategoryKind);

@ObjectType({ description: 'A category of courses, videos or documents' })
export class Category implements Omit<CategoryView, 'nameKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => CategoryKind.enum) kind!: CategoryKind;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Its place among those of its kind' }) order!: number;
  @Field(() => String) updatedAt!: string;
}

@ObjectType({ description: 'A category that a course, a video or a document may be given' })
export class CategoryChoice implements Pick<CategoryView, '_id' | 'name'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}

@InputType()
export class CategoryFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => CategoryKind.enum, { nullable: true }) kind?: CategoryKind | null;
}

@InputType()
export class CategoryInput implements CommandFields<CategoryInput, 'SaveCategory', 'categoryId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => CategoryKind.enum) kind!: CategoryKind;
  @Field(() => String) name!: string;
  @Field(() => Int) order!: number;
}
