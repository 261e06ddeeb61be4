import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { ImportOutcome, UndoOutcome } from '@paideia/events/user-imports/user-import.events.ts';
import type {
  UserImportStatus,
  UserImportView,
  UserImportRowView,
} from '@paideia/projection-service/user-imports/user-import.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('ImportOutcome', ImportOutcome);
graphqlEnum('UndoOutcome', UndoOutcome);
const ImportStatus = graphqlEnum('UserImportStatus', z.enum(['running', 'finished', 'cancelled', 'undoing', 'undone']));
export const LeftBecause = graphqlEnum('LeftBecause', z.enum(['cameIn', 'deactivated', 'changed']));
export type LeftBecause = z.infer<typeof LeftBecause>;

@ObjectType({ description: 'One confirmed file of people, and how far it has come' })
export class UserImport implements Omit<UserImportView, '_revision' | 'groupIds' | 'startedBy'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => ImportStatus.enum) status!: UserImportStatus;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
  @Field(() => String, { nullable: true }) startedByName!: string | null;
  @Field(() => String) startedAt!: string;
  @Field(() => String, { nullable: true }) endedAt!: string | null;
  @Field(() => Int) rowCount!: number;
  @Field(() => Int) queued!: number;
  @Field(() => Int) settled!: number;
  @Field(() => Int) invited!: number;
  @Field(() => Int) emailTaken!: number;
  @Field(() => Int) cancelled!: number;
  @Field(() => Int) refused!: number;
  @Field(() => Int, { description: 'Of an undo: invitations that were taken back' }) retracted!: number;
  @Field(() => Int, { description: 'Of an undo: people who had come in and stay' }) left!: number;
}
@InputType()
export class UserImportFilter {
  @Field(() => ID, { nullable: true }) regionId?: string | null;
}

@ObjectType()
export class UserImportRow implements Omit<UserImportRowView, '_id' | 'importId'> {
  @Field(() => ID) id!: string;
  @Field(() => Int) row!: number;
  @Field(() => Int, { description: 'Of the file' }) line!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => ImportOutcome.enum, { nullable: true }) outcome!: ImportOutcome | null;
  @Field(() => UndoOutcome.enum, { nullable: true }) undo!: UndoOutcome | null;
  @Field(() => LeftBecause.enum, { nullable: true, description: 'Why an undo left the person' })
  leftBecause!: LeftBecause | null;
}
