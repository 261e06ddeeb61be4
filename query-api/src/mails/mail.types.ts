import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailView } from '@paideia/projection-service/mails/mail.view.ts';
import { z } from 'zod';
import { DeclineReason, DeliveryKind, HoldReason } from '@paideia/events/mails/mail.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('DeliveryKind', DeliveryKind);
const MailChannel = graphqlEnum('MailChannel', z.enum(['email', 'inApp']));
type MailChannel = z.infer<typeof MailChannel>;
const MailReason = graphqlEnum('MailReason', z.enum([...HoldReason.options, ...DeclineReason.options]));
type MailReason = z.infer<typeof MailReason>;
const MailStatus = graphqlEnum(
  'MailStatus',
  z.enum(['sending', 'held', 'waiting', 'sent', 'digested', 'declined', 'abandoned']),
);
type MailStatus = z.infer<typeof MailStatus>;

@ObjectType({ description: 'What became of one letter or notification; what it says is shown to nobody' })
export class Mail implements MailView {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
  @Field(() => MailChannel.enum) channel!: MailChannel;
  @Field(() => DeliveryKind.enum) template!: DeliveryKind;
  @Field(() => MailStatus.enum) status!: MailStatus;
  @Field(() => Int) attempt!: number;
  @Field(() => String, { nullable: true, description: 'What the mail server said of the last try that failed' })
  error!: string | null;
  @Field(() => MailReason.enum, { nullable: true, description: 'Why it is held or was not sent' })
  reason!: MailReason | null;
  @Field(() => String, { nullable: true, description: 'Of the next try, or until when it is held' })
  nextTryAt!: string | null;
  @Field(() => String) queuedAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class MailFilter {
  @Field(() => MailStatus.enum, { nullable: true }) status?: MailStatus | null;
  @Field(() => MailChannel.enum, { nullable: true }) channel?: MailChannel | null;
  @Field(() => DeliveryKind.enum, { nullable: true }) template?: DeliveryKind | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
}
