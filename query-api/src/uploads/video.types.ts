import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { VideoView } from '@paideia/projection-service/uploads/video.view.ts';

@ObjectType({ description: 'What is said in a video, in one language, as WebVTT' })
export class VideoSubtitles {
  @Field(() => String) locale!: string;
  @Field(() => String, { nullable: true, description: 'Of the file' }) name!: string | null;
  @Field(() => String, { description: 'Where whoever asked reads it for some minutes' }) address!: string;
}

@ObjectType()
export class Video implements Pick<VideoView, '_id' | 'title' | 'locale' | 'size'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) locale!: string;
  @Field(() => Float, { description: 'In bytes' }) size!: number;
  @Field(() => Boolean, { description: 'It is heard, and shows nothing' }) isSound!: boolean;
  @Field(() => String, { description: 'Where whoever asked reads it for some minutes' }) address!: string;
  @Field(() => [VideoSubtitles]) subtitles!: readonly VideoSubtitles[];
  @Field(() => String, {
    nullable: true,
    description: 'Where whoever asked finds its qualities for HLS, for some hours; null until it is converted',
  })
  playlist!: string | null;
  @Field(() => String, { nullable: true, description: 'Where a still of it is read for some minutes' })
  poster!: string | null;
}
