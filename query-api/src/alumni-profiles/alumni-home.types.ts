import { Field, ID, ObjectType } from 'type-graphql';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import type { AlumnusView } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';

@ObjectType()
export class AlumniProfile implements Pick<AlumnusView, '_id' | 'location' | 'gradDate' | 'gradPlace'> {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'A date, yyyy-mm-dd' }) gradDate!: string | null;
  @Field(() => String, { nullable: true }) gradPlace!: string | null;
}

/** They are settings of the site, for alumni alone. */
export type AlumniLinks = Readonly<
  Record<Extract<SettingKey, 'facebookGroupUrl' | 'endowmentUrl' | 'donationUrl'>, string | null>
>;

@ObjectType()
export class AlumniHome implements AlumniLinks {
  @Field(() => AlumniProfile, { nullable: true, description: 'Null until it is completed' })
  profile!: AlumniProfile | null;
  @Field(() => Boolean, { description: 'Somebody answers for the alumni department, and can be written to' })
  hasDepartment!: boolean;
  @Field(() => String, { nullable: true, description: 'Null where the site has none, and for who is no alumnus' })
  facebookGroupUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Null where the site has none, and for who is no alumnus' })
  endowmentUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Null where the site has none, and for who is no alumnus' })
  donationUrl!: string | null;
}
