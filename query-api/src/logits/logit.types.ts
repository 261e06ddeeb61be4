import { Field, ID, InputType } from 'type-graphql';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { Json } from '../kernel/server/json.ts';

@InputType()
export class LogitInput implements CommandFields<LogitInput, 'RecordLogit', 'logitId' | 'day' | 'payload', 'payload'> {
  /** The own id, if any: nobody reports in another's name. */
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => String) action!: string;
  /** ACTIVITY or ERROR; AUDIT entries are the server's own. */
  @Field(() => String) type!: string;
  @Field(() => Json, { nullable: true }) payload?: unknown;
}
