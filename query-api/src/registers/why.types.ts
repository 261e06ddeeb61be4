import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { EventEntry } from '../audit/event-entry.types.ts';

export const WhyOf = {
  attendanceRecord: 'attendanceRecord',
  attendanceSummary: 'attendanceSummary',
  courseGrade: 'courseGrade',
  examResult: 'examResult',
  excusedWork: 'excusedWork',
  invoice: 'invoice',
  leaveRequest: 'leaveRequest',
  registerMark: 'registerMark',
  studentBalance: 'studentBalance',
  submission: 'submission',
  termGrade: 'termGrade',
  transcript: 'transcript',
} as const;
export type WhyOf = keyof typeof WhyOf;
registerEnumType(WhyOf, {
  name: 'WhyOf',
  description:
    'What is asked about: a mark (the student’s or the register’s), the sums of a term, a leave request, an invoice, a student’s balance, the result of an exam, an assignment, what a student is excused from, a grade',
});

@ObjectType()
export class WhyLine {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

@ObjectType({ description: 'What a value is made of: an exam, an assignment, a mark, an invoice' })
export class WhyPart {
  @Field(() => String, { nullable: true, description: 'Null where the value is of one thing' }) title!: string | null;
  @Field(() => String, { nullable: true, description: 'What it adds to the value' }) value!: string | null;
  @Field(() => [EventEntry], { description: 'In the order of the log' }) events!: readonly EventEntry[];
}

@ObjectType({ description: 'Why a value is what it is, in words of the request’s locale' })
export class Why {
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) value!: string | null;
  @Field(() => [WhyLine]) formula!: readonly WhyLine[];
  @Field(() => String, { nullable: true }) rule!: string | null;
  @Field(() => [WhyPart]) parts!: readonly WhyPart[];
}
