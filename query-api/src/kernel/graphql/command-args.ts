import { ArgsType, Field, ID, Int } from 'type-graphql';

/** What every mutation takes beside its data. */
@ArgsType()
export class CommandArgs {
  @Field(() => String, { nullable: true }) commandId?: string | null;
}

/** Of a mutation that changes what somebody has looked at: when it has changed since, nothing is written. */
@ArgsType()
export class RevisionArgs extends CommandArgs {
  @Field(() => Int) expectedRevision!: number;
}

@ArgsType()
export class RecordArgs extends CommandArgs {
  @Field(() => ID) _id!: string;
}

@ArgsType()
export class RecordRevisionArgs extends RevisionArgs {
  @Field(() => ID) _id!: string;
}
