import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { RequestKind } from '@paideia/events/request-forms/request-form.events.ts';
import { requestStatuses } from '@paideia/events/request-forms/request-form.rules.ts';
import type {
  RequestAnswer as AnswerView,
  RequestFormView,
} from '@paideia/projection-service/request-forms/request-form.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('RequestKind', RequestKind);
const RequestStatus = graphqlEnum('RequestStatus', z.enum(requestStatuses));
type Kind = z.infer<typeof RequestKind>;
type Status = z.infer<typeof RequestStatus>;

@ObjectType()
class RequestAnswer implements Omit<AnswerView, 'by'> {
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => String, { nullable: true }) byName!: string | null;
  @Field(() => String) at!: string;
}

@ObjectType({ description: 'A request within the house' })
export class RequestForm implements Omit<RequestFormView, 'answers'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Who asks' }) userName!: string | null;
  @Field(() => RequestKind.enum) kind!: Kind;
  @Field(() => String, { nullable: true }) subject!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => RequestStatus.enum) status!: Status;
  @Field(() => [RequestAnswer]) answers!: readonly RequestAnswer[];
  @Field(() => String) submittedAt!: string;
  @Field(() => String, { nullable: true }) closedAt!: string | null;
}

@InputType()
export class RequestFormFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => RequestStatus.enum, { nullable: true }) status?: Status | null;
}

@InputType()
export class RequestFormInput implements CommandFields<RequestFormInput, 'SubmitRequestForm', 'requestId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => RequestKind.enum) kind!: Kind;
  @Field(() => String) subject!: string;
  @Field(() => String) text!: string;
}
