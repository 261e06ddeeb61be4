import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { explainedMark, explanationIdOf } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { absenceExplanationPermissions } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { somewhere } from '@paideia/events/kernel/permission.ts';
import { absenceExplanations } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { attendanceRecords } from '@paideia/projection-service/registers/attendance-record.view.ts';
import { assertShown, changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { visibleExplanation } from './absence-explanation.queries.ts';
import { AbsenceExplanation } from './absence-explanation.types.ts';

type Given = string | null | undefined;
const ExplanationId = () => Arg('explanationId', () => ID);
const Comment = () => Arg('comment', () => String, { nullable: true });

/** Whoever handles no explanations at all need not ask about one. */
const decides = somewhere(absenceExplanationPermissions.ExcuseAbsence);
const change = changeOf(absenceExplanations, visibleExplanation);

@Resolver()
export class AbsenceExplanationDecisionsResolver {
  /** The student's history says at once that the absence is explained. */
  @Mutation(() => AbsenceExplanation)
  async submitAbsenceExplanation(
    @Arg('registerId', () => ID) registerId: string,
    @Arg('text', () => String) text: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AbsenceExplanation> {
    const { userId } = context.signedIn();
    const then = [absenceExplanations, attendanceRecords];
    const sent = await context.send('SubmitAbsenceExplanation', { registerId, userId, text }, { ...intent, then });
    const id = explanationIdOf(registerId, userId);
    await assertShown(context, sent, absenceExplanations, id);
    return visibleExplanation(context, id);
  }

  @Mutation(() => AbsenceExplanation)
  excuseAbsence(
    @ExplanationId() explanationId: string,
    @Comment() comment: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AbsenceExplanation> {
    context.require(decides);
    const data = { ...explainedMark(explanationId), comment: comment ?? null };
    return change(context, explanationId, 'ExcuseAbsence', data, intent);
  }

  /** Back to explained, which stays absent. */
  @Mutation(() => AbsenceExplanation)
  unexcuseAbsence(
    @ExplanationId() explanationId: string,
    @Comment() comment: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AbsenceExplanation> {
    context.require(decides);
    const data = { ...explainedMark(explanationId), comment: comment ?? null };
    return change(context, explanationId, 'UnexcuseAbsence', data, intent);
  }
}
