import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type { CourseDownload } from '@paideia/events/courses/course.events.ts';
import type { FieldsOf } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'A file of a course, for whoever may see the course' })
export class CourseFile implements CourseDownload {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'As it is saved' }) name!: string;
  @Field(() => String, { description: 'What it is by its bytes, such as application/pdf' }) type!: string;
  @Field(() => Float, { description: 'In bytes' }) size!: number;
  @Field(() => String, { description: 'Where whoever asked reads it for some minutes' }) address!: string;
}

@ObjectType({ description: 'What tells of a course in one language' })
export class CourseOutline extends CourseFile {
  @Field(() => String) locale!: string;
}

@ObjectType({ description: 'The picture of a course' })
export class CourseImage {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'What it shows, for who cannot see it' }) alt!: string;
  @Field(() => String, { description: 'Where whoever asked sees it for some minutes' }) address!: string;
}

@InputType()
export class CourseDownloadInput implements FieldsOf<
  CourseDownloadInput,
  CommandInput<'SetCourseDownloads'>['downloads'][number]
> {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'As it is saved, with its ending' }) name!: string;
}

@InputType()
export class CourseImageInput implements FieldsOf<
  CourseImageInput,
  NonNullable<CommandInput<'SetCourseImage'>['image']>
> {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'What it shows, for who cannot see it' }) alt!: string;
}
