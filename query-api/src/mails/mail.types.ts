import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What became of one letter; what it says is shown to nobody' })
export class Mail {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
  @Field(() => String) template!: string;
  @Field(() => String, { description: 'sending, waiting, sent or abandoned' }) status!: string;
  @Field(() => Int) attempt!: number;
  @Field(() => String, { nullable: true, description: 'What the mail server said of the last try that failed' })
  error!: string | null;
  @Field(() => String, { nullable: true }) nextTryAt!: string | null;
  @Field(() => String) queuedAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class MailFilter {
  @Field(() => String, { nullable: true }) status?: string | null;
  @Field(() => String, { nullable: true }) template?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
}
