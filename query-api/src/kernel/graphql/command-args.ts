import { ArgsType, Field, ID, Int } from 'type-graphql';

/** Every mutation takes these beside its data. */
@ArgsType()
export class CommandArgs {
  @Field(() => String, { nullable: true }) commandId?: string | null;
}

/** A mutation takes them that changes what somebody has looked at: when it has changed since, nothing is written. */
@ArgsType()
export class RevisionArgs extends CommandArgs {
  @Field(() => Int) expectedRevision!: number;
}

/** A mutation takes them that makes a record or changes it: a new one has no revision that anybody could have seen. */
@ArgsType()
export class SaveArgs extends CommandArgs {
  @Field(() => Int, { nullable: true }) expectedRevision?: number | null;
}

@ArgsType()
export class RecordArgs extends CommandArgs {
  @Field(() => ID) _id!: string;
}

@ArgsType()
export class RecordRevisionArgs extends RevisionArgs {
  @Field(() => ID) _id!: string;
}
