import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { locales } from '@paideia/events/kernel/messages.ts';
import { UploadItemType } from '@paideia/events/uploads/upload.events.ts';
import type { VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

export const Locale = z.enum(locales);
const ItemType = graphqlEnum('UploadItemType', UploadItemType);

@InputType({ description: 'A video that is to be sent; `videoId` is made by who sends it' })
export class VideoUploadInput implements CommandFields<VideoUploadInput, 'RequestVideoUpload', 'size', 'fileSize'> {
  @Field(() => ID) videoId!: string;
  @Field(() => String) locale!: string;
  @Field(() => ID) itemId!: string;
  @Field(() => String) title!: string;
  @Field(() => Float, { description: 'In bytes' }) fileSize!: number;
  @Field(() => String, { description: 'As the browser calls it, such as video/mp4' }) type!: string;
  @Field(() => ItemType.enum) itemType!: VideoView['itemType'];
}

@ObjectType()
class UploadInfo {
  @Field(() => String) multipartUploadId!: string;
  @Field(() => String) multipartUploadToken!: string;
  @Field(() => Int) partsCount!: number;
  @Field(() => [String], {
    description:
      'Where each part is sent by PUT within the hour: 50 MB each, but for the last. None once it is complete',
  })
  partUploadUrls!: readonly string[];
  @Field(() => Boolean) completed!: boolean;
}

@ObjectType()
export class VideoUpload implements Pick<VideoView, '_id' | 'itemId' | 'title' | 'locale'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) itemId!: string;
  @Field(() => String) title!: string;
  @Field(() => String) locale!: string;
  @Field(() => UploadInfo) uploadInfo!: UploadInfo;
}
