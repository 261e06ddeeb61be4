import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Json } from '../kernel/server/json.ts';
import { EventEntry } from './event-entry.types.ts';

@ObjectType({ description: 'One event in the system log' })
export class AuditEvent extends EventEntry {
  @Field(() => ID) id!: string;
  @Field(() => Json, { description: 'As it was recorded' }) data!: unknown;
}

@ObjectType({ description: 'A kind of record that the log tells of' })
export class AuditCategory {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@InputType()
export class AuditEventFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The number of an invoice or a receipt, a sum, or the beginning of a type or of a stream',
  })
  q?: string | null;
  @Field(() => String, { nullable: true }) stream?: string | null;
  @Field(() => String, { nullable: true }) category?: string | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => ID, { nullable: true }) actorId?: string | null;
  @Field(() => ID, { nullable: true }) subjectId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The one event of that id, which others name as their cause' })
  eventId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Everything that one act brought about' }) correlationId?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'A date or an instant, included' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'A date or an instant, included' }) to?: string | null;
}

@ObjectType({ description: 'A record as it stood then' })
export class StateAt {
  @Field(() => String) stream!: string;
  @Field(() => Int, { description: 'Of the last event that counts' }) revision!: number;
  @Field(() => String, { description: 'When that event was recorded' }) at!: string;
  @Field(() => Json, { nullable: true, description: 'Null when the record was gone by then' }) state!: unknown;
  @Field(() => Int, { description: 'How many events of the stream made it' }) events!: number;
}

@ObjectType({ description: 'A field of a record, in words' })
export class StateField {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}
