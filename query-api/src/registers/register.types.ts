import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { AttendanceStatus, MarkInput } from '@paideia/events/registers/register.events.ts';
import type { FieldsOf } from '../kernel/graphql/command-fields.ts';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import { Namesake } from '../groups/namesake.types.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import type { MarkView } from '@paideia/projection-service/registers/mark.view.ts';
import type {
  AttendanceRegisterView,
  RegisterCounts as RegisterCountsView,
} from '@paideia/projection-service/registers/register.view.ts';
import { AttendanceExcuse } from './attendance.types.ts';

const RegisterStatus = graphqlEnum('RegisterStatus', z.enum(['open', 'closed']));
const KeptBecause = graphqlEnum('KeptBecause', z.enum(['changedSince']));

@ObjectType()
class RegisterCounts implements RegisterCountsView {
  @Field(() => Int) present!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) excused!: number;
  @Field(() => Int, { description: 'Not marked yet' }) open!: number;
}

@ObjectType()
class WeekMark {
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => AttendanceStatus.enum) status!: AttendanceStatus;
}

@ObjectType()
export class RegisterStudent implements Omit<MarkView, 'overruled' | 'explanation' | 'earlier' | 'why'> {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => Namesake, { nullable: true, description: 'Where another student of the register has the same name' })
  namesake!: Namesake | null;
  @Field(() => String, { nullable: true }) picture!: string | null;
  @Field(() => MarkInput.enum, { nullable: true, description: 'Null when nobody looked' }) input!: MarkInput | null;
  @Field(() => AttendanceStatus.enum, { nullable: true, description: 'Null while not marked' })
  status!: AttendanceStatus | null;
  @Field(() => [AttendanceExcuse]) excuses!: readonly AttendanceExcuse[];
  @Field(() => String, { nullable: true }) arrivedAt!: string | null;
  @Field(() => Int, { nullable: true }) minutesLate!: number | null;
  @Field(() => ID, { nullable: true }) takenBy!: string | null;
  @Field(() => String, { nullable: true }) takenByName!: string | null;
  @Field(() => String, { nullable: true }) takenAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The marks that were made with it and can be undone with it' })
  batchId!: string | null;
  @Field(() => [WeekMark], {
    description: 'Earlier marks of the same week, from its Monday, the oldest first',
  })
  week!: readonly WeekMark[];
  @Field(() => Int, { description: 'This term' }) absences!: number;
  @Field(() => Int, { description: 'This term' }) lates!: number;
  @Field(() => Int) graceAbsents!: number;
  @Field(() => Int) graceLates!: number;
}

@ObjectType()
export class JoinedStudent {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
}

@ObjectType()
export class AttendanceRegister implements Omit<
  AttendanceRegisterView,
  'when' | 'grading' | 'openedBy' | 'students' | 'marks'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) term!: string;
  @Field(() => String) startsAt!: string;
  @Field(() => String) endsAt!: string;
  @Field(() => Int) minutesLateThreshold!: number;
  @Field(() => RegisterStatus.enum) status!: AttendanceRegisterView['status'];
  @Field(() => RegisterCounts) counts!: RegisterCounts;
  /** `students` is made of it. */
  view!: AttendanceRegisterView;
}

@ObjectType()
export class RegisterGroup implements Pick<GroupView, '_id' | 'name' | 'regionId' | 'archived'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => Boolean) archived!: boolean;
}

@ObjectType()
export class RegisterPeriod {
  @Field(() => String) periodKey!: string;
  @Field(() => String, { description: 'HH:mm in the region' }) start!: string;
  @Field(() => String) end!: string;
  @Field(() => String) term!: string;
  @Field(() => AttendanceRegister, { nullable: true, description: 'Null until it is opened' })
  register!: AttendanceRegister | null;
}

@ObjectType()
export class RegisterDay {
  @Field(() => String) date!: string;
  @Field(() => [RegisterPeriod]) periods!: readonly RegisterPeriod[];
  @Field(() => String, { nullable: true, description: 'The school day before' }) previousDate!: string | null;
  @Field(() => String, { nullable: true, description: 'The school day after' }) nextDate!: string | null;
  @Field(() => RegisterGroup) group!: RegisterGroup;
}

@ObjectType()
class KeptMark {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => KeptBecause.enum) why!: z.infer<typeof KeptBecause>;
}

@ObjectType()
export class UndoResult {
  @Field(() => AttendanceRegister) register!: AttendanceRegister;
  @Field(() => Int, { description: 'How many marks are again as they were' }) restored!: number;
  @Field(() => [KeptMark], { description: 'Changed since by someone else, so they stay' }) kept!: readonly KeptMark[];
}

@InputType()
export class RegisterMarkInput implements FieldsOf<
  RegisterMarkInput,
  CommandInput<'RecordAttendance'>['marks'][number]
> {
  @Field(() => ID) userId!: string;
  @Field(() => MarkInput.enum) status!: MarkInput;
  @Field(() => String, { nullable: true }) arrivedAt?: string | null;
}

@InputType()
export class AttendanceRegisterFilter {
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => String, { nullable: true }) date?: string | null;
  @Field(() => String, { nullable: true }) from?: string | null;
  @Field(() => String, { nullable: true }) to?: string | null;
  @Field(() => RegisterStatus.enum, { nullable: true }) status?: AttendanceRegisterView['status'] | null;
  @Field(() => String, { nullable: true }) term?: string | null;
}
