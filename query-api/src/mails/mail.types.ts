import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailView } from '@paideia/projection-service/mails/mail.view.ts';
import { z } from 'zod';
import { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('MailTemplate', MailTemplate);
const MailStatus = graphqlEnum('MailStatus', z.enum(['sending', 'waiting', 'sent', 'abandoned']));
type MailStatus = z.infer<typeof MailStatus>;

@ObjectType({ description: 'What became of one letter; what it says is shown to nobody' })
export class Mail implements MailView {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
  @Field(() => MailTemplate.enum) template!: MailTemplate;
  @Field(() => MailStatus.enum) status!: MailStatus;
  @Field(() => Int) attempt!: number;
  @Field(() => String, { nullable: true, description: 'What the mail server said of the last try that failed' })
  error!: string | null;
  @Field(() => String, { nullable: true }) nextTryAt!: string | null;
  @Field(() => String) queuedAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class MailFilter {
  @Field(() => MailStatus.enum, { nullable: true }) status?: MailStatus | null;
  @Field(() => MailTemplate.enum, { nullable: true }) template?: MailTemplate | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
}
