import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { requestForms } from '@paideia/projection-service/request-forms/request-form.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { requestFormOf } from './request-form.resolver.ts';
import { RequestForm, RequestFormInput } from './request-form.types.ts';

const change = changeOf(requestForms, async (context, id) =>
  requestFormOf(await savedRecord(context, requestForms, id), context),
);

@Resolver()
export class RequestFormDecisionsResolver {
  @Mutation(() => RequestForm)
  submitRequestForm(
    @Arg('input', () => RequestFormInput) { _id: requestId, ...request }: RequestFormInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<RequestForm> {
    return change(context, requestId, 'SubmitRequestForm', { requestId, ...request }, intent);
  }

  @Mutation(() => RequestForm)
  answerRequest(
    @Arg('text', () => String) text: string,
    @Args(() => RecordRevisionArgs) { _id: requestId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<RequestForm> {
    return change(context, requestId, 'AnswerRequest', { requestId, text }, intent);
  }

  @Mutation(() => RequestForm)
  closeRequest(
    @Args(() => RecordRevisionArgs) { _id: requestId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<RequestForm> {
    return change(context, requestId, 'CloseRequest', { requestId }, intent);
  }
}
