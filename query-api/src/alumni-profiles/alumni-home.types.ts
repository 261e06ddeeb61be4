import { Field, ID, ObjectType } from 'type-graphql';
import type { AlumnusView } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';

@ObjectType()
export class AlumniProfile implements Omit<AlumnusView, 'updatedAt'> {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'A date, yyyy-mm-dd' }) gradDate!: string | null;
  @Field(() => String, { nullable: true }) gradPlace!: string | null;
}

@ObjectType()
export class AlumniHome {
  @Field(() => AlumniProfile, { nullable: true, description: 'Null until it is completed' })
  profile!: AlumniProfile | null;
}
