import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { hasRole } from '@paideia/events/kernel/permission.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { dashboardCard } from '../kernel/graphql/dashboard.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const SetupSteps = graphqlEnum(
  'SetupStepName',
  z.enum(['name', 'region', 'schema', 'course', 'group', 'staff', 'students']),
  'What a new college does first, in this order',
);
type StepName = z.infer<typeof SetupSteps>;

@ObjectType()
class SetupStep {
  @Field(() => SetupSteps.enum) name!: StepName;
  @Field(() => Boolean) isDone!: boolean;
}
@ObjectType({ description: 'How far a new college is' })
class CollegeSetup {
  @Field(() => [SetupStep], { description: 'All of them, in their order' }) steps!: readonly SetupStep[];
}

/** Each is found by the first entries of one index, whatever the size of the college. */
async function doneIn(context: Context): Promise<Readonly<Record<StepName, boolean>>> {
  const firstOf = { limit: 1 } as const;
  const [name, places, schemas, published, largest, managers] = await Promise.all([
    context.read(siteSettings).one('orgName'),
    context.read(regions).find({ sort: { field: 'nameKey' }, limit: 2 }),
    context.read(attendanceSchemas).find({ sort: { field: 'nameKey' }, ...firstOf }),
    context.read(courses).find({ where: { published: true }, ...firstOf }),
    context.read(groups).find({ sort: { field: 'studentCount', descending: true }, ...firstOf }),
    // Whoever set the college up is one of them.
    context.read(users).find({ where: { roles: 'manager' }, limit: 2 }),
  ]);
  return {
    name: name !== undefined,
    region: places.items.some(({ zone }) => zone !== systemZone),
    schema: schemas.items.length > 0,
    course: published.items.length > 0,
    group: largest.items.length > 0,
    staff: managers.items.length > 1,
    students: largest.items.some(({ studentCount }) => studentCount > 0),
  };
}

/** It is there until a college has begun its work, for those who may do all that it names. */
export const CollegeSetupCard = dashboardCard({
  name: 'collegeSetup',
  description: 'Null once all is done',
  type: () => CollegeSetup,
  isFor: ({ actor }) => hasRole(actor, 'superadmin'),
  async read(context) {
    const done = await doneIn(context);
    const steps = SetupSteps.options.map((step) => ({ name: step, isDone: done[step] }));
    return steps.every(({ isDone }) => isDone) ? null : { steps };
  },
});
