import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { AttendanceRecordView } from '@paideia/projection-service/registers/attendance-record.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

export const AbsenceState = z.enum(['unexplained', 'explained']);
graphqlEnum('AbsenceState', AbsenceState, 'Whether the student said why');
export const AbsencesSince = graphqlEnum('AbsencesSince', z.enum(['lastWeek', 'lastFourWeeks']));
export type AbsencesSince = z.infer<typeof AbsencesSince>;

@ObjectType({ description: 'An absence that no excuse covers' })
export class Absence implements Pick<
  AttendanceRecordView,
  '_id' | 'userId' | 'groupId' | 'date' | 'periodKey' | 'term'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) term!: string;
  @Field(() => AbsenceState.enum) state!: NonNullable<AttendanceRecordView['absence']>;
}

@InputType()
export class AbsenceFilter {
  @Field(() => AbsenceState.enum, { nullable: true }) state?: z.infer<typeof AbsenceState> | null;
  @Field(() => AbsencesSince.enum, { nullable: true }) since?: AbsencesSince | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => String, { nullable: true }) from?: string | null;
  @Field(() => String, { nullable: true }) to?: string | null;
}
