import { Field, Float, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { Certified } from '@paideia/events/transcripts/transcript-issue.events.ts';
import type { TranscriptIssueView } from '@paideia/projection-service/transcripts/transcript-issue.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

@ObjectType({ description: 'A transcript that was issued with a verification code' })
export class TranscriptIssue implements Omit<
  TranscriptIssueView,
  '_revision' | 'codeHash' | 'certified' | 'regionId' | 'withdrawnBy'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => String) issuedAt!: string;
  /** Joined as `issuedByName`. */
  issuedBy!: string;
  @Field(() => String, { nullable: true, description: 'When it was withdrawn; null: it counts' }) withdrawnAt!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'For staff; null for others, and after an erasure' })
  withdrawalReason!: string | null;
}

@ObjectType()
export class IssuedTranscript {
  @Field(() => String, { description: 'It is told this once, and to a repeat: only a hash of it is kept' })
  code!: string;
  @Field(() => TranscriptIssue) issue!: TranscriptIssue;
}

/** What is answered to whoever holds a code. */
const TranscriptCheck = graphqlEnum(
  'TranscriptCheck',
  z.enum(['valid', 'withdrawn', 'gone', 'unknown', 'malformed', 'mistyped']),
);
type Term = Certified['terms'][number];

@ObjectType()
class CertifiedCourse implements Readonly<Term['courses'][number]> {
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => Float) credits!: number;
  @Field(() => Float, { nullable: true, description: 'Null: N/A' }) grade!: number | null;
}

@ObjectType()
class CertifiedTerm implements Omit<Term, 'courses'> {
  @Field(() => String, { description: 'Empty for courses that are in no plan' }) name!: string;
  @Field(() => Float, { nullable: true, description: 'Before the deduction' }) average!: number | null;
  @Field(() => Float, { description: 'Percent points, for attendance' }) deduction!: number;
  @Field(() => Float, { nullable: true }) grade!: number | null;
  @Field(() => [CertifiedCourse]) courses!: readonly CertifiedCourse[];
}

@ObjectType()
class CertifiedNote implements Readonly<Certified['notes'][number]> {
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => Float, { nullable: true }) transferredCredit!: number | null;
}

@ObjectType({ description: 'What the college stood for when it issued the transcript, whatever has changed since' })
class CertifiedTranscript implements Omit<Certified, 'terms' | 'notes'> {
  @Field(() => String, { nullable: true }) studentName!: string | null;
  @Field(() => String) groupName!: string;
  @Field(() => [CertifiedTerm]) terms!: readonly CertifiedTerm[];
  @Field(() => Float, { nullable: true, description: 'The mean of the term grades' }) overall!: number | null;
  @Field(() => Float, { nullable: true, description: 'The mean of the course grades' }) gradeAverage!: number | null;
  @Field(() => [CertifiedNote]) notes!: readonly CertifiedNote[];
}

@ObjectType()
export class TranscriptVerification {
  @Field(() => TranscriptCheck.enum) check!: z.infer<typeof TranscriptCheck>;
  @Field(() => String, { nullable: true, description: 'As it is printed; null for what is no code' }) code!:
    | string
    | null;
  @Field(() => String, { nullable: true }) issuedAt!: string | null;
  @Field(() => String, { nullable: true }) withdrawnAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Of the campus: its days are told' }) timeZone!: string | null;
  @Field(() => String, { nullable: true }) campusName!: string | null;
  @Field(() => CertifiedTranscript, { nullable: true, description: 'Null unless it is valid' })
  certified!: CertifiedTranscript | null;
}
