import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AlumniVideoView } from '@paideia/projection-service/alumni-videos/alumni-video.view.ts';
import type { CategoryView } from '@paideia/projection-service/categories/category.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { pageOf } from '../kernel/graphql/pages.ts';

@ObjectType({ description: 'A video of the library of the alumni' })
export class AlumniVideo implements Omit<AlumniVideoView, 'status'> {
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: '-1 until it was listed for the first time' }) _revision!: number;
  @Field(() => String) title!: string;
  @Field(() => String) locale!: string;
  @Field(() => ID, { nullable: true }) categoryId!: string | null;
  @Field(() => String, { nullable: true }) categoryName!: string | null;
  @Field(() => Int, { description: 'Its place in its category' }) order!: number;
  @Field(() => Boolean, { description: 'Alumni see it; else it is a draft' }) isListed!: boolean;
  @Field(() => String, { nullable: true }) uploadedAt!: string | null;
  @Field(() => String, { nullable: true }) listedAt!: string | null;
  @Field(() => Boolean, { description: 'It is heard, and shows nothing' }) isSound!: boolean;
  @Field(() => String, { nullable: true, description: 'Where a still of it is read for some minutes' })
  poster!: string | null;
}
export const AlumniVideoPage = pageOf(AlumniVideo);

@ObjectType({ description: 'The videos of one category' })
export class AlumniVideoSection {
  @Field(() => ID, { description: 'The category, or `other`: of those that have none any more' }) _id!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => AlumniVideoPage) videos!: InstanceType<typeof AlumniVideoPage>;
}

@ObjectType({ description: 'A category of videos' })
export class AlumniVideoCategory implements Pick<CategoryView, '_id' | 'name'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}

@InputType()
export class AlumniVideoInput implements CommandFields<AlumniVideoInput, 'ListAlumniVideo', 'videoId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => ID) categoryId!: string;
  @Field(() => Int) order!: number;
  @Field(() => String) locale!: string;
}
