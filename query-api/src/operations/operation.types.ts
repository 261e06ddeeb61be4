import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { ReplayView } from '@paideia/projection-service/operations/replay.view.ts';
import type { BackupKept } from '@paideia/projection-service/kernel/backup-kept.ts';
import type { GroupHealth } from '@paideia/projection-service/kernel/service/health.ts';
import type { Parked } from '@paideia/projection-service/kernel/parked.ts';
import type { Verification as VerificationKept } from '@paideia/projection-service/kernel/verification/verification.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const ReplayState = graphqlEnum('ReplayState', z.enum(['running', 'cancelled', 'done', 'failed']));
const ParkedSource = graphqlEnum('ParkedSource', z.enum(['projection', 'reaction']));

@ObjectType({ description: 'How far one read model is' })
export class Checkpoint implements Pick<
  GroupHealth,
  'version' | 'position' | 'lag' | 'behindSeconds' | 'parked' | 'rebuilding'
> {
  @Field(() => ID) name!: string;
  @Field(() => String, { description: 'What it holds, in words' }) label!: string;
  @Field(() => Int) version!: number;
  @Field(() => Float) position!: number;
  @Field(() => Float, { description: 'Events of the log that it has not seen yet' }) lag!: number;
  @Field(() => Float) behindSeconds!: number;
  @Field(() => Int) parked!: number;
  @Field(() => Float, { nullable: true, description: 'From 0 to 1 while its next build is made' }) rebuilding!:
    | number
    | null;
}

@ObjectType({ description: 'A rebuild that the console asked for' })
export class Replay implements Omit<ReplayView, '_id'> {
  @Field(() => ID) id!: string;
  @Field(() => String) projectionName!: string;
  @Field(() => ReplayState.enum) state!: ReplayView['state'];
  @Field(() => String) startedAt!: string;
  @Field(() => String, { nullable: true }) startedBy!: string | null;
  @Field(() => String, { nullable: true }) finishedAt!: string | null;
  @Field(() => Int, { nullable: true }) events!: number | null;
  @Field(() => Int, { nullable: true }) documents!: number | null;
  @Field(() => String, { nullable: true }) checksum!: string | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
}

@ObjectType({ description: 'An event that a read model or a reaction could not take' })
export class ParkedEvent implements Pick<Parked, 'stream' | 'revision' | 'type'> {
  @Field(() => ID) id!: string;
  @Field(() => ParkedSource.enum) source!: z.infer<typeof ParkedSource>;
  @Field(() => String, { description: 'Of the read model or the reaction' }) name!: string;
  @Field(() => String) stream!: string;
  @Field(() => Int) revision!: number;
  @Field(() => String) type!: string;
  @Field(() => String) reason!: string;
  @Field(() => Boolean, { description: 'It only waits for an earlier one' }) isWaiting!: boolean;
}

@ObjectType({ description: 'The log and every read model, compared' })
export class Verification implements Pick<VerificationKept, 'finishedAt' | 'by' | 'isWhole'> {
  @Field(() => String) finishedAt!: string;
  @Field(() => String, { nullable: true, description: 'Null for the operator’s command' }) by!: string | null;
  @Field(() => Boolean) isWhole!: boolean;
  @Field(() => Int, { nullable: true }) events!: number | null;
  @Field(() => Int) models!: number;
  @Field(() => Int) documents!: number;
  @Field(() => [String], { description: 'What was found, in the words of the operator’s command' })
  findings!: readonly string[];
}

@ObjectType({ description: 'A verification under way' })
class VerificationProgress {
  @Field(() => String, {
    nullable: true,
    description: 'log, then models while the log is folded anew for all of them, then the read model that is compared',
  })
  part!: string | null;
  @Field(() => Float) share!: number;
}

@ObjectType()
class BackupMade implements Pick<BackupKept, 'finishedAt' | 'events' | 'bytes' | 'hasSecrets'> {
  @Field(() => String) finishedAt!: string;
  @Field(() => Int) events!: number;
  @Field(() => Float) bytes!: number;
  @Field(() => Boolean) hasSecrets!: boolean;
}

@ObjectType({ description: 'What an operator looks at' })
export class OperationsState {
  @Field(() => Float, { description: 'The position of the last event' }) head!: number;
  @Field(() => [ParkedEvent]) parked!: readonly ParkedEvent[];
  @Field(() => Float, {
    description: 'Events of another program in the log, passed over since projection-service started',
  })
  foreignEvents!: number;
  @Field(() => [String], { description: 'Reactions that wait for a word after a restore' })
  waitingReactions!: readonly string[];
  @Field(() => Verification, { nullable: true }) verification!: Verification | null;
  @Field(() => VerificationProgress, { nullable: true }) verifying!: VerificationProgress | null;
  @Field(() => BackupMade, { nullable: true }) backup!: BackupMade | null;
}
