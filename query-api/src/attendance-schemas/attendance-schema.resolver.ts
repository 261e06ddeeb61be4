import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { keepsAttendanceSchemas } from '@paideia/events/attendance-schemas/attendance-schema.permissions.ts';
import { every } from '@paideia/documents/every.ts';
import { coursePlans } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import {
  attendanceGroups,
  attendanceSchemas,
  type AttendanceSchemaReference,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import {
  AttendanceSchema,
  AttendanceSchemaFilter,
  AttendanceSchemaInput,
  SchemaGroup,
} from './attendance-schema.types.ts';

type Shown = Omit<AttendanceSchema, 'groups'>;
const schemaOf = (schema: AttendanceSchemaReference): Shown => ({ id: schema._id, ...schema });
const change = changeOf(attendanceSchemas, async (context, id) =>
  schemaOf(await savedRecord(context, attendanceSchemas, id)),
);

/** It answers `allAttendanceSchemas` and `AttendanceSchema`, for superadmins. */
export const AttendanceSchemaResolver = adminResource<AttendanceSchemaReference, Shown, AttendanceSchemaFilter>({
  name: 'AttendanceSchema',
  type: AttendanceSchema,
  view: attendanceSchemas,
  filter: AttendanceSchemaFilter,
  rule: keepsAttendanceSchemas,
  scope: () => 'everything',
  where: ({ q }) => ({ search: q ?? undefined }),
  sorts: { name: 'nameKey' },
  map: schemaOf,
});

@Resolver(() => AttendanceSchema)
export class AttendanceSchemaDecisionsResolver {
  /** By name, with what the plan of each says of terms. */
  @FieldResolver(() => [SchemaGroup])
  async groups(@Root() { _id }: AttendanceSchema, @Ctx() context: Context): Promise<readonly SchemaGroup[]> {
    const found = await every(context.read(attendanceGroups), { where: { schemaId: _id }, sort: { field: 'name' } });
    return Promise.all(
      found.map(async ({ _id: groupId, name, archived }) => {
        const [group, plan] = await Promise.all([context.join(groups, groupId), context.join(coursePlans, groupId)]);
        const termNames = [...new Set((plan?.items ?? []).map(({ termName }) => termName))];
        return { _id: groupId, name, archived, studentCount: group?.studentCount ?? 0, termNames };
      }),
    );
  }

  @Mutation(() => AttendanceSchema)
  defineAttendanceSchema(
    @Arg('input', () => AttendanceSchemaInput) { _id: schemaId, ...definition }: AttendanceSchemaInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Shown> {
    return change(context, schemaId, 'DefineAttendanceSchema', { schemaId, ...definition }, intent);
  }

  /** Registers that are there keep what they were opened under. */
  @Mutation(() => AttendanceSchema)
  reviseAttendanceSchema(
    @Arg('input', () => AttendanceSchemaInput) { _id: schemaId, ...definition }: AttendanceSchemaInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Shown> {
    return change(context, schemaId, 'ReviseAttendanceSchema', { schemaId, ...definition }, intent);
  }

  /** Only where no group follows it. */
  @Mutation(() => Boolean)
  async deleteAttendanceSchema(
    @Args(() => RecordRevisionArgs) { _id: schemaId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('DeleteAttendanceSchema', { schemaId }, { ...intent, then: [attendanceSchemas] });
    return true;
  }
}
