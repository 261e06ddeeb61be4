import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RetractedUserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { ErasureView } from '@paideia/projection-service/erasures/erasure.view.ts';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const ErasureStatus = graphqlEnum('ErasureStatus', z.enum(['none', 'requested', 'started', 'erased', 'completed']));

@ObjectType({ description: 'The actor’s own wish to be erased' })
export class OwnErasureRequest implements Pick<ErasureView, 'requestedAt' | 'reason'> {
  @Field(() => String) requestedAt!: string;
  @Field(() => String, { nullable: true }) reason!: string | null;
}

@ObjectType({ description: 'What the erasure came to, once it is finished' })
class ErasureResult {
  @Field(() => Int, { description: 'Events with values that nobody can read any more' }) unreadable!: number;
  @Field(() => Int) models!: number;
  @Field(() => Int, { description: 'Events of the log when it was verified afterwards' }) events!: number;
  @Field(() => Int, { description: 'How many of them are under a signed checkpoint' }) signed!: number;
}

@ObjectType({ description: 'Whether somebody wants to be erased, and how far that is; for superadmins' })
export class Erasure implements Omit<ErasureView, '_revision' | 'status' | 'startedBy' | 'figures' | 'updatedAt'> {
  @Field(() => ID, { description: 'The person’s' }) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => Boolean, { description: 'The invitation was retracted: there is no account' }) isRetracted!: boolean;
  @Field(() => ErasureStatus.enum) status!: z.infer<typeof ErasureStatus>;
  @Field(() => String, { nullable: true }) requestedAt!: string | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => String, { nullable: true }) startedAt!: string | null;
  @Field(() => String, { nullable: true }) startedByName!: string | null;
  @Field(() => String, { nullable: true }) erasedAt!: string | null;
  @Field(() => String, { nullable: true }) completedAt!: string | null;
  @Field(() => Int, { description: 'Read models that were folded anew since' }) rebuilt!: number;
  @Field(() => Int, { description: 'Of so many; 0 while that is not known' }) toRebuild!: number;
  @Field(() => ErasureResult, { nullable: true }) result!: ErasureResult | null;
}

@ObjectType({ description: 'Whose invitation was retracted; for superadmins, who can erase what is still kept' })
export class RetractedPerson implements Omit<RetractedUserView, '_id'> {
  @Field(() => ID, { description: 'The person’s' }) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => Boolean) isErased!: boolean;
  @Field(() => String) retractedAt!: string;
}
