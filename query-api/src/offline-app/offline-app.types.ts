import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BundledKind } from '@paideia/events/offline-app/course-bundle.events.ts';
import { AppRegion } from '@paideia/events/offline-app/offline-release.events.ts';
import type { OfflineReleaseView } from '@paideia/projection-service/offline-app/offline-app.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('AppRegion', AppRegion, 'Whom a version of the app is for');
graphqlEnum('BundledKind', BundledKind, 'What a file of a course is');

@ObjectType({ description: 'The version of the app that was published last' })
export class OfflineRelease implements OfflineReleaseView {
  @Field(() => ID) _id!: AppRegion;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => AppRegion.enum) appRegion!: AppRegion;
  @Field(() => String) version!: string;
  @Field(() => String, { description: 'What is new in it' }) notes!: string;
  @Field(() => String, { nullable: true, description: 'Older ones do not work any more; null: all do' })
  minVersion!: string | null;
  @Field(() => String) publishedAt!: string;
}

@InputType()
export class OfflineReleaseInput implements CommandFields<OfflineReleaseInput, 'PublishOfflineRelease'> {
  @Field(() => AppRegion.enum) appRegion!: AppRegion;
  @Field(() => String, { description: 'Numbers with dots, newer than the last one' }) version!: string;
  @Field(() => String) notes!: string;
  @Field(() => String, { nullable: true }) minVersion!: string | null | undefined;
}

@ObjectType({ description: 'A file of a course that a device keeps' })
export class SyncedFile {
  @Field(() => ID, { description: 'What takes the place of a file has another id' }) _id!: string;
  @Field(() => BundledKind.enum) kind!: (typeof BundledKind.options)[number];
  @Field(() => String, { nullable: true, description: 'Of an outline, a recording or subtitles' })
  locale!: string | null;
  @Field(() => ID, { nullable: true, description: 'The recording that subtitles are of' }) videoId!: string | null;
  @Field(() => String, { description: 'As it is saved' }) name!: string;
  @Field(() => String) type!: string;
  @Field(() => Float, { description: 'In bytes' }) size!: number;
  @Field(() => String, { description: 'Where whoever asked reads it for some minutes' }) address!: string;
}

@ObjectType({ description: 'What a device keeps of a course' })
class SyncedCourse {
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => Int, { description: 'It grows by one when the files are others' }) version!: number;
  @Field(() => [SyncedFile]) files!: readonly SyncedFile[];
}

@ObjectType({ description: 'What a device is to fetch of the courses of a group' })
export class CourseSync {
  @Field(() => Boolean, { description: 'The group uses the app; of others nothing is kept' }) isOffline!: boolean;
  @Field(() => Int, { description: 'What to ask with the next time' }) version!: number;
  @Field(() => [ID], { description: 'Courses that the group takes now; of others a device keeps nothing' })
  courseIds!: readonly string[];
  @Field(() => [SyncedCourse], { description: 'Those whose files have changed since' })
  courses!: readonly SyncedCourse[];
}
