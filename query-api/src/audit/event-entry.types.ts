import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Channel } from '@paideia/events/kernel/metadata.ts';
import type { ToldEvent } from '../kernel/log/event-entries.ts';
import type { AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('Channel', Channel);

@ObjectType({ description: 'One field before and after an event, in words' })
export class FieldChange {
  @Field(() => String) field!: string;
  @Field(() => String, { nullable: true }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
}

@ObjectType({ description: 'One event of the log, told to people' })
export class EventEntry
  implements
    ToldEvent,
    Pick<
      AuditEventView,
      | 'position'
      | 'stream'
      | 'revision'
      | 'category'
      | 'type'
      | 'at'
      | 'actorId'
      | 'channel'
      | 'causationId'
      | 'correlationId'
    >
{
  @Field(() => Float) position!: number;
  @Field(() => String) stream!: string;
  @Field(() => Int) revision!: number;
  @Field(() => String) type!: string;
  @Field(() => String) category!: string;
  @Field(() => String, { description: 'What that kind of record is called' }) categoryName!: string;
  @Field(() => String) at!: string;
  @Field(() => ID, { nullable: true }) actorId!: string | null;
  @Field(() => String, { description: 'A person, the system, or a visitor' }) actorName!: string;
  @Field(() => String, { nullable: true }) impersonatedUserName!: string | null;
  @Field(() => String, { nullable: true }) subjectName!: string | null;
  @Field(() => Channel.enum) channel!: AuditEventView['channel'];
  @Field(() => String) sentence!: string;
  @Field(() => [FieldChange]) changes!: readonly FieldChange[];
  @Field(() => ID, { nullable: true, description: 'The event or command that brought this about' }) causationId!:
    | string
    | null;
  @Field(() => ID) correlationId!: string;
  @Field(() => String, { description: 'SHA-256 of the type and data of the command that made it' }) hash!: string;
}
