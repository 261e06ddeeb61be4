import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { ExcusableKind } from '@paideia/events/gradebook/excused-work.events.ts';
import { assignments } from '@paideia/projection-service/assignments/assignment.view.ts';
import {
  excusedWorks,
  type ExcusedWork,
  type ExcusedWorkView,
} from '@paideia/projection-service/gradebook/excused-work.view.ts';
import { ExamIntro } from '../exam-attempts/assessment.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { OwnSubmission } from '../submissions/own-submission.types.ts';
import { excusedIn } from './excused-work.queries.ts';

const Kind = graphqlEnum('ExcusableKind', ExcusableKind);
type Whose = { readonly userId: string; readonly groupId: string };

@ObjectType({
  description: 'What one student is excused from in a group: nothing of it counts, and nothing of it is missing',
})
class ExcusedStudent implements Pick<ExcusedWorkView, 'userId' | 'groupId'> {
  @Field(() => ID) userId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => [ID], { description: 'Of exams and assignments' }) workIds!: readonly string[];
}

async function excusedStudent(context: Context, { userId, groupId }: Whose): Promise<ExcusedStudent> {
  const items = await excusedIn(context, userId, groupId);
  return { userId, groupId, workIds: items.map(({ workId }) => workId) };
}

@ArgsType()
class ExcuseArgs extends CommandArgs {
  @Field(() => ID) userId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => Kind.enum) kind!: ExcusableKind;
  @Field(() => ID, { description: 'Of the exam or the assignment' }) workId!: string;
  @Field(() => String) reason!: string;
}
async function decide(
  context: Context,
  type: 'ExcuseWork' | 'WithdrawWorkExcuse',
  { commandId, userId, groupId, kind, workId, reason }: ExcuseArgs,
): Promise<ExcusedStudent> {
  await context.send(type, { userId, groupId, kind, workId, reason }, { commandId, then: [excusedWorks] });
  return excusedStudent(context, { userId, groupId });
}

@Resolver()
export class ExcusedWorkResolver {
  @Mutation(() => ExcusedStudent)
  excuseWork(@Args(() => ExcuseArgs) args: ExcuseArgs, @Ctx() context: Context): Promise<ExcusedStudent> {
    return decide(context, 'ExcuseWork', args);
  }

  @Mutation(() => ExcusedStudent)
  withdrawWorkExcuse(@Args(() => ExcuseArgs) args: ExcuseArgs, @Ctx() context: Context): Promise<ExcusedStudent> {
    return decide(context, 'WithdrawWorkExcuse', args);
  }
}

/** What whoever is signed in is excused from with that work: the reason is theirs to read. */
const ownExcuse = async (context: Context, groupId: string, workId: string): Promise<ExcusedWork | undefined> =>
  (await excusedIn(context, context.signedIn().userId, groupId)).find((one) => one.workId === workId);
const Reason = () =>
  FieldResolver(() => String, { nullable: true, description: 'Why the student is excused, as staff wrote it' });

@Resolver(() => OwnSubmission)
export class ExcusedSubmissionResolver {
  @FieldResolver(() => Boolean, { description: 'The student is excused: whatever is made of it does not count' })
  async excused(@Root() { assignmentId }: OwnSubmission, @Ctx() context: Context): Promise<boolean> {
    return (await this.#excuse(context, assignmentId)) !== undefined;
  }
  @Reason()
  async excuseReason(@Root() { assignmentId }: OwnSubmission, @Ctx() context: Context): Promise<string | null> {
    return (await this.#excuse(context, assignmentId))?.reason ?? null;
  }
  async #excuse(context: Context, assignmentId: string): Promise<ExcusedWork | undefined> {
    const assignment = await context.join(assignments, assignmentId);
    return assignment && ownExcuse(context, assignment.groupId, assignmentId);
  }
}

@Resolver(() => ExamIntro)
export class ExcusedExamResolver {
  @Reason()
  async excuseReason(@Root() { groupId, examId }: ExamIntro, @Ctx() context: Context): Promise<string | null> {
    return (await ownExcuse(context, groupId, examId))?.reason ?? null;
  }
}
