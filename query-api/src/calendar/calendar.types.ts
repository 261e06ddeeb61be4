import { Field, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const kinds = ['examOpens', 'examCloses', 'assignment', 'leave', 'news'] as const;
export type CalendarKind = (typeof kinds)[number];
const CalendarKinds = graphqlEnum('CalendarKind', z.enum(kinds), 'What is on a day beside classes');

@ObjectType({ description: 'Something to keep in mind; days and times are those of the campus' })
export class CalendarItem {
  @Field(() => ID) _id!: string;
  @Field(() => CalendarKinds.enum) kind!: CalendarKind;
  @Field(() => ID, { description: 'Of the exam, the assignment, the leave request or the item of news' })
  itemId!: string;
  @Field(() => String) date!: string;
  @Field(() => String, { description: 'The last day; of all but leave the same one' }) until!: string;
  @Field(() => String, { nullable: true, description: 'HH:mm; null is the whole day' }) time!: string | null;
  @Field(() => String, { description: 'Empty of leave' }) title!: string;
  @Field(() => String, { description: 'Empty where it is of no course' }) courseCode!: string;
  @Field(() => Boolean, { description: 'The exam is passed, the assignment handed in, the leave approved' })
  isDone!: boolean;
}

@ObjectType({ description: 'The classes of a day by the timetable, from the first to the last' })
export class CalendarClasses {
  @Field(() => String) date!: string;
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
  @Field(() => [String], { description: 'In their order' }) periodKeys!: readonly string[];
}

@ObjectType({ description: 'What somebody has to keep in mind of one group, on the days from the first to the last' })
export class Calendar {
  @Field(() => ID) groupId!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
  @Field(() => String, { description: 'The day on the wall of the campus' }) today!: string;
  @Field(() => String, { description: 'By whose clock the hours are' }) timeZone!: string;
  @Field(() => [CalendarItem], { description: 'In the order of their days and hours' }) items!: readonly CalendarItem[];
  @Field(() => [CalendarClasses]) classes!: readonly CalendarClasses[];
}
