import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What students type, or scan, to be marked in a register' })
export class ScanCode {
  @Field(() => ID) registerId!: string;
  @Field(() => String) code!: string;
  @Field(() => Int, { description: 'Until there is another one; this one is taken for a minute more' })
  secondsLeft!: number;
}
