import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CourseLesson, CourseView } from '@paideia/projection-service/courses/course.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'A lesson in the list of its course' })
class CourseLessonRow implements CourseLesson {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => Int, { nullable: true, description: 'In seconds; null where nothing is played' })
  durationS!: number | null;
}

@ObjectType({ description: 'A group that takes a course' })
export class CourseGroup {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'A course of the college' })
export class Course implements Omit<CourseView, 'titleKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: 'What was seen; a change of the course sends it back' }) _revision!: number;
  @Field(() => String, { description: 'Unique, as OT101' }) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => ID, { nullable: true }) categoryId!: string | null;
  @Field(() => [ID]) teacherIds!: string[];
  @Field(() => Int) programYear!: number;
  @Field(() => Float) credits!: number;
  @Field(() => Boolean, { description: 'Students of the groups that take it see it' }) published!: boolean;
  @Field(() => [CourseLessonRow], { description: 'In their order' }) lessons!: readonly CourseLessonRow[];
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  /** The resolver shows the files. */
  outlines!: CourseView['outlines'];
  downloads!: CourseView['downloads'];
  image!: CourseView['image'];
}

@InputType()
export class CourseFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title or the code' }) q?: string | null;
  @Field(() => Int, { nullable: true }) programYear?: number | null;
  @Field(() => ID, { nullable: true }) categoryId?: string | null;
  @Field(() => Boolean, { nullable: true }) published?: boolean | null;
}

@InputType({ description: 'All that is known of a course, but its lessons' })
export class CourseInput implements CommandFields<CourseInput, 'UpdateCourse', 'courseId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null | undefined;
  @Field(() => ID, { nullable: true }) categoryId!: string | null | undefined;
  @Field(() => [ID]) teacherIds!: string[];
  @Field(() => Int) programYear!: number;
  @Field(() => Float) credits!: number;
}
