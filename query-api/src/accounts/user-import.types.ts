import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One confirmed file of people, and how far it has come' })
export class UserImport {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String, { description: 'running, finished, cancelled, undoing or undone' }) status!: string;
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
export class UserImportRow {
  @Field(() => ID) id!: string;
  @Field(() => Int) row!: number;
  @Field(() => Int, { description: 'Of the file' }) line!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) outcome!: string | null;
  @Field(() => String, { nullable: true }) undo!: string | null;
  @Field(() => String, { nullable: true, description: 'Why an undo left the person: cameIn, deactivated or changed' })
  leftBecause!: string | null;
}
