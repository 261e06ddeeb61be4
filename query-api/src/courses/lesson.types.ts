import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LessonView } from '@paideia/projection-service/courses/course.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'A lesson, as its editors see it' })
export class Lesson implements Omit<LessonView, 'titleKey' | 'videos'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Sanitised HTML' }) notes!: string;
  @Field(() => Int, { nullable: true, description: 'In seconds; null where nothing is played' })
  durationS!: number | null;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class LessonFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title' }) q?: string | null;
  @Field(() => ID, { nullable: true }) courseId?: string | null;
}

@InputType()
export class LessonInput implements CommandFields<LessonInput, 'UpdateLesson', 'lessonId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'HTML; what could run is taken out' }) notes!: string;
  @Field(() => Int, { nullable: true, description: 'In seconds' }) durationS!: number | null | undefined;
}
