import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { videoRenditions, type RenditionsView } from '@paideia/projection-service/renditions/rendition.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Renditions } from './rendition.types.ts';

const Progress = z.object({ percent: z.int() });

async function percentOf(context: Context, { _id: videoId, status }: RenditionsView): Promise<number> {
  if (status !== 'running') return status === 'ready' ? 100 : 0;
  return Progress.parse(await context.operate('/operations/rendition-progress', { videoId })).percent;
}
async function renditionsOf(context: Context, view: RenditionsView): Promise<Renditions> {
  const { _id, status, failure, renditions } = view;
  return {
    _id,
    status,
    failure,
    percent: await percentOf(context, view),
    names: renditions.map(({ name }) => name),
  };
}
const request = changeOf(videoRenditions, async (context, id) =>
  renditionsOf(context, await savedRecord(context, videoRenditions, id)),
);

@Resolver()
export class RenditionResolver {
  /** It is for staff; it is null where nothing is converted. */
  @Query(() => Renditions, { nullable: true })
  async videoRenditions(
    @Arg('videoId', () => ID) videoId: string,
    @Ctx() context: Context,
  ): Promise<Renditions | null> {
    context.require(readsVideos);
    const view = await context.join(videoRenditions, videoId);
    return view ? renditionsOf(context, view) : null;
  }

  /** Once more, after it failed. */
  @Mutation(() => Renditions)
  requestRenditions(
    @Args(() => RecordArgs) { _id: videoId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<Renditions> {
    return request(context, videoId, 'RequestRenditions', { videoId }, intent);
  }
}
