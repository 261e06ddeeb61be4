import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CourseView } from '@paideia/projection-service/courses/course.view.ts';

@ObjectType({ description: 'A course of the college' })
export class Course implements Omit<CourseView, 'titleKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => String, { description: 'Unique, as OT101' }) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => Int) programYear!: number;
  @Field(() => Float) credits!: number;
}

@InputType()
export class CourseFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title or the code' }) q?: string | null;
  @Field(() => Int, { nullable: true }) programYear?: number | null;
}
