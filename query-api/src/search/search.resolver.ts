import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { words } from '@paideia/documents/values.ts';
import { knowsUser, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { regionsWhere, type Actor, type Rule } from '@paideia/events/kernel/permission.ts';
import { isSearched } from '@paideia/events/kernel/names.ts';
import { readsStudentRecord } from '@paideia/events/student-records/student-record.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { currentVersion, examDefinitions, examSchedules } from '@paideia/projection-service/exams/exam.view.ts';
import { groupMembers, groups } from '@paideia/projection-service/groups/group.view.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { visibleUsers } from '../accounts/admin-user.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { SearchHit } from './search.types.ts';

/** So many of each kind are shown; whoever looks for more goes to the list of that kind. */
const most = 5;
/** What is typed is a name or a number. */
const longest = 100;
type Find = (context: Context, actor: Actor, search: string) => Promise<readonly SearchHit[]>;

/** The filter that a rule makes for a record of a region; undefined for whom it lets nowhere. */
function within(actor: Actor, rule: Rule): { readonly regionId?: string | readonly string[] } | undefined {
  const where = regionsWhere(actor, rule);
  if (where.length === 0) return undefined;
  const scope = withinRegions(where);
  return scope === 'everything' ? {} : scope;
}

/** It looks among everybody whom the actor administers. Who studies where the actor sees a part of the records is shown as a student. */
const administered: Find = async (context, actor, search) => {
  if (!readsUsers(actor, {})) return [];
  const scope = visibleUsers(actor);
  const where = scope === 'everything' ? {} : scope;
  const { items } = await context.read(users).find({ where, search, sort: { field: 'nameKey' }, limit: most });
  const seen = regionsWhere(actor, readsStudentRecord);
  return items.map(({ _id, fullName, isErased, email, groupRegionIds }) => ({
    _id,
    label: isErased ? context.text('erasure.person') : fullName,
    detail: email,
    within: null,
    kind: groupRegionIds.some((id) => seen === 'all' || seen.includes(id)) ? 'student' : 'user',
  }));
};

/** Students of the regions where the actor sees a part of their records and administers nobody; somebody in several groups once. */
const students: Find = async (context, actor, search) => {
  const known = regionsWhere(actor, knowsUser);
  const seen = regionsWhere(actor, readsStudentRecord);
  const regionIds = seen === 'all' || known === 'all' ? [] : seen.filter((id) => !known.includes(id));
  if (regionIds.length === 0) return [];
  const where = { regionId: regionIds.length === 1 ? regionIds[0]! : regionIds };
  const { items } = await context
    .read(groupMembers)
    .find({ where, search, sort: { field: 'nameKey' }, limit: 4 * most });
  const first = items.filter(({ userId }, n) => items.findIndex((one) => one.userId === userId) === n).slice(0, most);
  return Promise.all(
    first.map(async ({ userId, name, groupId }) => ({
      _id: userId,
      kind: 'student' as const,
      label: name ?? context.text('erasure.person'),
      within: null,
      detail: (await context.join(groups, groupId))?.name ?? null,
    })),
  );
};

/** Whoever is of a region that the actor administers and studies in another one is one person. */
const people: Find = async (context, actor, search) => {
  const [first, others] = await Promise.all([administered(context, actor, search), students(context, actor, search)]);
  return [...first, ...others.filter(({ _id }) => !first.some((one) => one._id === _id))].slice(0, most);
};

const billed = ({ _id, number, studentName }: InvoiceView) => ({
  _id,
  label: number ?? '',
  detail: studentName,
  within: null,
});
const ofInvoices: Find = async (context, actor, search) => {
  const where = within(actor, readsInvoice);
  if (!where) return [];
  const sort = { field: 'dateKey', descending: true } as const;
  const { items } = await context.read(invoices).find({ where, search, sort, limit: most });
  return items.map((one) => ({ ...billed(one), kind: 'invoice' }));
};
const ownInvoices: Find = async (context, { userId }, search) => {
  const { items } = await context.read(invoices).find({ where: { userId }, search, limit: most });
  return items.map((one) => ({ ...billed(one), kind: 'ownInvoice', detail: null }));
};

const ofCourse = async (
  { join }: Context,
  exam: Omit<SearchHit, 'detail' | 'within'> & { readonly within: string },
): Promise<SearchHit> => ({ ...exam, detail: (await join(courses, exam.within))?.title ?? null });
/** For their authors alone, who open them. */
const exams: Find = async (context, actor, search) => {
  if (!readsExamQuestions(actor, {})) return [];
  const { items } = await context.read(examDefinitions).find({ search, sort: { field: 'titleKey' }, limit: most });
  return Promise.all(
    items.map(({ _id, title, courseId }) => ofCourse(context, { _id, kind: 'exam', label: title, within: courseId })),
  );
};
/** Those that are scheduled for the actor's groups, which are few, and can be taken: of a retired one there is no page any more. */
const ownExams: Find = async (context, { userId }, search) => {
  const groupIds = (await context.join(users, userId))?.groupIds ?? [];
  const schedules = await Promise.all(
    groupIds.map((groupId) => every(context.read(examSchedules), { where: { groupId } })),
  );
  const ids = [...new Set(schedules.flat().map(({ examId }) => examId))];
  const wanted = words(search);
  const found = (await context.read(examDefinitions).many(ids)).filter(
    ({ published, retired, titleKey }) =>
      published !== null && !retired && wanted.every((word) => titleKey.includes(word)),
  );
  return Promise.all(
    found
      .slice(0, most)
      .map((one) =>
        ofCourse(context, { _id: one._id, kind: 'ownExam', label: currentVersion(one).title, within: one.courseId }),
      ),
  );
};

const ofGroups: Find = async (context, actor, search) => {
  const where = within(actor, readsGroups);
  if (!where) return [];
  const { items } = await context.read(groups).find({ where, search, sort: { field: 'nameKey' }, limit: most });
  return Promise.all(
    items.map(async ({ _id, name, regionId }) => ({
      _id,
      kind: 'group' as const,
      label: name,
      within: null,
      detail: (await context.join(regions, regionId))?.name ?? null,
    })),
  );
};

const finds: readonly Find[] = [people, ofGroups, ofInvoices, ownInvoices, exams, ownExams];

@Resolver()
export class SearchResolver {
  /** A few of each kind of record that the actor may open, by what it is called. Too little to look for finds nothing. */
  @Query(() => [SearchHit])
  async search(@Arg('q', () => String) q: string, @Ctx() context: Context): Promise<readonly SearchHit[]> {
    const actor = context.signedIn();
    const search = q.trim().slice(0, longest);
    if (!isSearched(search)) return [];
    return (await Promise.all(finds.map((find) => find(context, actor, search)))).flat();
  }
}
