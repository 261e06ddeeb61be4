import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type { WatchedRange as Range } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import type { FieldsOf } from '../kernel/graphql/command-fields.ts';
import { CourseImage, CourseOutline } from '../courses/course-file.types.ts';
import { Contact } from '../teachers/teacher.types.ts';
import { Video } from '../uploads/video.types.ts';

@ObjectType({ description: 'A lesson in the list of its course, and how far the student is' })
class StudentCourseLesson {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => Int, { nullable: true, description: 'In seconds; null where nothing is played' })
  durationS!: number | null;
  @Field(() => Boolean) completed!: boolean;
}

@ObjectType({ description: 'A published course as one of the student’s groups takes it' })
export class StudentCourse {
  @Field(() => ID) _id!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => Float) credits!: number;
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => String) termName!: string;
  @Field(() => String) fromDate!: string;
  @Field(() => String) toDate!: string;
  @Field(() => [Contact]) teachers!: readonly Contact[];
  @Field(() => [StudentCourseLesson], { description: 'In their order' }) lessons!: readonly StudentCourseLesson[];
  @Field(() => CourseOutline, {
    nullable: true,
    description: 'In the language of the student, else in English, else in the first that there is',
  })
  outline!: CourseOutline | null;
  @Field(() => CourseImage, { nullable: true }) image!: CourseImage | null;
  @Field(() => Int, { description: 'How many lessons the student is through with' }) completedLessons!: number;
  @Field(() => Int, { description: 'How many are to be done by today, going by the dates of the course' })
  dueLessons!: number;
  @Field(() => ID, { nullable: true, description: 'Where the student goes on: the first lesson that is not completed' })
  nextLessonId!: string | null;
}

@ObjectType({ description: 'Seconds of a recording, from and to' })
class WatchedRange implements Range {
  @Field(() => Float) from!: number;
  @Field(() => Float) to!: number;
}

@ObjectType({ description: 'A lesson of a course that one of the student’s groups takes' })
export class StudentLesson {
  @Field(() => ID) _id!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Sanitised HTML' }) notes!: string;
  @Field(() => Int, { nullable: true, description: 'In seconds; null where nothing is played' })
  durationS!: number | null;
  @Field(() => Float, { description: 'Where the student is in the recording, in seconds' }) positionS!: number;
  @Field(() => [Video], { description: 'Those that are there, in their languages' }) videos!: readonly Video[];
  @Field(() => [WatchedRange], { description: 'What the student has watched of it' }) watched!: readonly WatchedRange[];
  @Field(() => Boolean) completed!: boolean;
}

@ObjectType({ description: 'A lesson that the student looked at' })
export class RecentLesson {
  @Field(() => ID) lessonId!: string;
  @Field(() => String) title!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => String, { description: 'When it was opened or played last' }) at!: string;
  @Field(() => Float) positionS!: number;
  @Field(() => Int, { nullable: true }) durationS!: number | null;
  @Field(() => Boolean) completed!: boolean;
}

type Report = CommandInput<'RecordLessonWatch'>;
@InputType()
class WatchedRangeInput implements FieldsOf<WatchedRangeInput, NonNullable<Report['ranges']>[number]> {
  @Field(() => Float) from!: number;
  @Field(() => Float) to!: number;
}
@InputType({ description: 'That a lesson was opened, and what was watched of it since the last report' })
export class LessonWatchInput implements FieldsOf<LessonWatchInput, Report, 'userId'> {
  @Field(() => ID) courseId!: string;
  @Field(() => ID) lessonId!: string;
  @Field(() => Float, { nullable: true, description: 'Where the student is, in seconds; null keeps what was noted' })
  positionS?: number | null;
  @Field(() => [WatchedRangeInput], { nullable: true }) ranges?: WatchedRangeInput[];
  @Field(() => Float, { nullable: true, description: 'Of the recording, in seconds' }) durationS?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'The student is through with it' }) completed?: boolean;
}
