import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RenditionFailure } from '@paideia/events/renditions/rendition.events.ts';
import { RenditionStatus, type RenditionsView } from '@paideia/projection-service/renditions/rendition.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const Status = graphqlEnum('RenditionStatus', RenditionStatus);
const Failure = graphqlEnum('RenditionFailure', RenditionFailure);

@ObjectType({ description: 'In which qualities a video is there' })
export class Renditions implements Pick<RenditionsView, '_id' | 'status' | 'failure'> {
  @Field(() => ID, { description: 'Of the video' }) _id!: string;
  @Field(() => Status.enum) status!: RenditionsView['status'];
  @Field(() => Failure.enum, { nullable: true }) failure!: RenditionsView['failure'];
  @Field(() => Int, { description: 'How far they are, from 0 to 100' }) percent!: number;
  @Field(() => [String], { description: 'Such as 360p, the lowest first' }) names!: readonly string[];
}
