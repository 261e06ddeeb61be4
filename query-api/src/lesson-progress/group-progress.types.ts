import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf, type PageOf } from '../kernel/graphql/pages.ts';

@ObjectType({ description: 'How many students have opened a lesson of a course, and how many completed it' })
export class LessonAudience {
  @Field(() => ID) lessonId!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) opened!: number;
  @Field(() => Int) completed!: number;
}

@ObjectType({ description: 'A course that a group takes, or a lesson of the course that was asked about' })
export class ProgressColumn {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true, description: 'Of a course' }) code!: string | null;
  @Field(() => String) title!: string;
  @Field(() => Int, { description: 'How many lessons it has; a lesson is one' }) count!: number;
  @Field(() => Int, { description: 'How many of them are to be done by today, going by the dates of the course' })
  due!: number;
}

@ObjectType()
export class ProgressCell {
  @Field(() => Int, { description: 'How many lessons are completed' }) completed!: number;
  @Field(() => Boolean, { description: 'A lesson was opened' }) opened!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Completed of the course, or watched of the lesson, if that is known',
  })
  percent!: number | null;
}

@ObjectType({ description: 'A student of a group' })
export class StudentProgress {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) name!: string | null;
  @Field(() => Int, { description: 'How many lessons' }) completed!: number;
  @Field(() => Int, { description: 'How many lessons fewer than are due' }) behind!: number;
  @Field(() => [ProgressCell], { description: 'One for each column' }) cells!: readonly ProgressCell[];
}
const StudentProgressPage = pageOf(StudentProgress);

@ObjectType({ description: 'How far the students of a group are' })
export class GroupProgress {
  @Field(() => String) groupName!: string;
  @Field(() => [ProgressColumn], { description: 'The courses in the order of the plan, or the lessons of the course' })
  columns!: readonly ProgressColumn[];
  @Field(() => Int, { description: 'How many lessons are due today' }) due!: number;
  @Field(() => StudentProgressPage, { description: 'Those who are in the group now; who is behind most comes first' })
  students!: PageOf<StudentProgress>;
  @Field(() => [LessonAudience], { nullable: true, description: 'Of the course that was asked about, in this group' })
  audience!: readonly LessonAudience[] | null;
}

@ObjectType({ description: 'A group that somebody looks after as a teacher' })
export class TaughtGroup {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
}

@ObjectType({ description: 'How far a group is in a course' })
export class CourseGroupProgress {
  @Field(() => ID) groupId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) students!: number;
  @Field(() => Int, { nullable: true, description: 'Of the lessons that all of them have to do; null without any' })
  percent!: number | null;
}
