import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AlumnusView } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { pageOf } from '../kernel/graphql/pages.ts';

@ObjectType({ description: 'An alumnus as the others find him or her, without an address' })
export class FormerStudent implements Pick<AlumnusView, '_id' | 'fullName' | 'location' | 'gradYear' | 'gradPlace'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
  @Field(() => String, { nullable: true }) gradPlace!: string | null;
}
export const FormerStudentPage = pageOf(FormerStudent);
