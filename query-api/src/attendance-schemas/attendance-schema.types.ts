import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type {
  GradingParameters as Parameters,
  Period,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { AttendanceSchemaReference } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { SchemaTerm } from '../groups/group.types.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';

type Definition = CommandInput<'DefineAttendanceSchema'>;

@ObjectType({
  description: 'One period of a weekday; the same key on several weekdays is the same period of those days',
})
class SchemaPeriod implements Period {
  @Field(() => String) key!: string;
  @Field(() => Int, { description: '1 Monday to 7 Sunday' }) weekday!: number;
  @Field(() => String, { description: 'HH:mm, the wall clock of the region' }) start!: string;
  @Field(() => String) end!: string;
}
@ObjectType({ description: 'Minutes, counts a term, and percent points taken off for each one beyond them' })
class GradingParameters implements Parameters {
  @Field(() => Int) minutesLateThreshold!: number;
  @Field(() => Int) graceAbsentsPerTerm!: number;
  @Field(() => Int) graceLatesPerTerm!: number;
  @Field(() => Float) absenceDeduction!: number;
  @Field(() => Float) lateDeduction!: number;
}
@ObjectType({ description: 'A group that follows an attendance schema' })
export class SchemaGroup {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => Int, { description: 'Active enrolments' }) studentCount!: number;
  @Field(() => [String], { description: 'The terms that its course plan names' }) termNames!: readonly string[];
}
@ObjectType({ description: 'Terms, periods and grading of attendance, as they are now' })
export class AttendanceSchema implements Omit<AttendanceSchemaReference, 'nameKey' | 'formerTerms'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Counts from 1 with each revision' }) schemaVersion!: number;
  @Field(() => [SchemaTerm]) terms!: readonly SchemaTerm[];
  @Field(() => [SchemaPeriod]) periods!: readonly SchemaPeriod[];
  @Field(() => GradingParameters) grading!: GradingParameters;
  @Field(() => [SchemaGroup], { description: 'Whom a change touches' }) groups!: readonly SchemaGroup[];
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class AttendanceSchemaFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
}

@InputType()
class SchemaTermInput implements FieldsOf<SchemaTermInput, Definition['terms'][number]> {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'yyyy-MM-dd, included' }) from!: string;
  @Field(() => String, { description: 'yyyy-MM-dd, included' }) to!: string;
}
@InputType()
class SchemaPeriodInput implements FieldsOf<SchemaPeriodInput, Definition['periods'][number]> {
  @Field(() => String, { description: 'Letters and digits' }) key!: string;
  @Field(() => Int) weekday!: number;
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
}
@InputType()
class GradingParametersInput implements FieldsOf<GradingParametersInput, Definition['grading']> {
  @Field(() => Int) minutesLateThreshold!: number;
  @Field(() => Int) graceAbsentsPerTerm!: number;
  @Field(() => Int) graceLatesPerTerm!: number;
  @Field(() => Float) absenceDeduction!: number;
  @Field(() => Float) lateDeduction!: number;
}
@InputType({ description: 'An attendance schema, whole' })
export class AttendanceSchemaInput implements CommandFields<
  AttendanceSchemaInput,
  'DefineAttendanceSchema',
  'schemaId',
  '_id'
> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => [SchemaTermInput]) terms!: SchemaTermInput[];
  @Field(() => [SchemaPeriodInput]) periods!: SchemaPeriodInput[];
  @Field(() => GradingParametersInput) grading!: GradingParametersInput;
}
