import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { every } from '@paideia/documents/every.ts';
import { groupMembers, groups, type GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { regions as regionViews } from '@paideia/projection-service/regions/region.view.ts';
import { shownAddresses } from '../addresses/address.queries.ts';
import { pictureAddressOf } from '../files/file.queries.ts';
import { balancesOf, shownInvoice } from '../invoices/invoice.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { shownLeaveRequest } from '../leave-requests/leave-request.queries.ts';
import { shownTranscript } from '../transcripts/transcript.queries.ts';
import { Transcript } from '../transcripts/transcript.types.ts';
import { studentAttendance } from './student-attendance.ts';
import { studentHistory } from './student-history.ts';
import { isSeen, partOf, recordRegions, seenAnywhere, type SeenRegions } from './student-record.rules.ts';
import {
  StudentAttendance,
  StudentContacts,
  StudentEnrolment,
  StudentInvoices,
  StudentLeave,
  StudentMoment,
  StudentRecord,
} from './student-record.types.ts';

const latest = 8;
const within = <V extends { readonly regionId: string }>(items: readonly V[], regions: SeenRegions): readonly V[] =>
  items.filter(({ regionId }) => isSeen(regions, regionId));

@Resolver(() => StudentRecord)
export class StudentRecordResolver {
  /** Of somebody whom the actor may know, or the very same answer as for nobody. */
  @Query(() => StudentRecord)
  async studentRecord(@Arg('userId', () => ID) userId: string, @Ctx() context: Context): Promise<StudentRecord> {
    const actor = context.signedIn();
    const [user, memberships] = await Promise.all([
      context.join(users, userId),
      every(context.read(groupMembers), { where: { userId } }),
    ]);
    if (!user) throw new Refusal('notFound');
    const regionsOf = (some: readonly GroupMemberView[]) => [...new Set(some.map(({ regionId }) => regionId))];
    const present = memberships.filter(({ status }) => status === 'active' || status === 'suspended');
    const regions = recordRegions(actor, {
      enrolledIn: regionsOf(memberships),
      studiesIn: regionsOf(present),
      belongsTo: user.regionIds,
    });
    if (!regions) throw new Refusal('notFound');
    const { _id, isErased, status } = user;
    const fullName = isErased ? context.text('erasure.person') : user.fullName;
    const picture = pictureAddressOf(context, user.cloudinaryId);
    return { _id, isErased, status, fullName, picture, user, memberships, regions };
  }

  @FieldResolver(() => [StudentEnrolment], { description: 'In the groups that the actor may know, the latest first' })
  enrolments(
    @Root() { memberships, regions }: StudentRecord,
    @Ctx() context: Context,
  ): Promise<readonly StudentEnrolment[]> {
    const known = memberships.filter(({ regionId }) => seenAnywhere(regions, regionId));
    return Promise.all(
      known
        .toSorted((one, other) => other.startedOn.localeCompare(one.startedOn))
        .map(async ({ groupId, regionId, status, startedOn, endedOn, gradYear }) => ({
          groupId,
          groupName: (await context.join(groups, groupId))?.name ?? '',
          regionName: (await context.join(regionViews, regionId))?.name ?? null,
          status,
          startedOn,
          endedOn,
          gradYear,
        })),
    );
  }

  @FieldResolver(() => [StudentAttendance], { nullable: true })
  attendance(
    @Root() { _id, memberships, regions }: StudentRecord,
    @Ctx() context: Context,
  ): Promise<readonly StudentAttendance[] | null> {
    return partOf(regions.attendance, () => studentAttendance(context, _id, within(memberships, regions.attendance)));
  }

  @FieldResolver(() => [Transcript], { nullable: true, description: 'One for each group' })
  grades(
    @Root() { _id, memberships, regions }: StudentRecord,
    @Ctx() context: Context,
  ): Promise<readonly Transcript[] | null> {
    return partOf(regions.grades, () =>
      Promise.all(
        within(memberships, regions.grades).map(({ groupId }) =>
          shownTranscript(context, { userId: _id, groupId }, null),
        ),
      ),
    );
  }

  @FieldResolver(() => StudentLeave, { nullable: true })
  leave(@Root() { _id, regions }: StudentRecord, @Ctx() context: Context): Promise<StudentLeave | null> {
    return partOf(regions.leave, async () => {
      const sort = { field: 'submittedAt', descending: true } as const;
      const found = within(await every(context.read(leaveRequests), { where: { userId: _id }, sort }), regions.leave);
      return { items: found.slice(0, latest).map(shownLeaveRequest), total: found.length };
    });
  }

  @FieldResolver(() => StudentInvoices, { nullable: true })
  invoices(@Root() { _id, regions }: StudentRecord, @Ctx() context: Context): Promise<StudentInvoices | null> {
    return partOf(regions.invoices, async () => {
      const sort = { field: 'dateKey', descending: true } as const;
      const found = within(await every(context.read(invoices), { where: { userId: _id }, sort }), regions.invoices);
      return {
        balances: balancesOf(found),
        items: found.slice(0, latest).map((one) => shownInvoice(one, context)),
        total: found.length,
      };
    });
  }

  @FieldResolver(() => StudentContacts, { nullable: true })
  contacts(
    @Root() { _id, user: { email, location, phones, emails }, regions }: StudentRecord,
    @Ctx() context: Context,
  ): Promise<StudentContacts | null> {
    return partOf(regions.contacts, async () => ({
      email,
      location,
      phones,
      emails,
      addresses: await shownAddresses(context, _id),
    }));
  }

  @FieldResolver(() => [StudentMoment], { description: 'The latest, of what the actor may see' })
  history(@Root() { _id, regions }: StudentRecord, @Ctx() context: Context): Promise<readonly StudentMoment[]> {
    return studentHistory(context, _id, regions);
  }
}
