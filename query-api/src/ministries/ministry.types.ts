import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MinistryStatus } from '@paideia/events/ministries/ministry.events.ts';
import type { MinistryView } from '@paideia/projection-service/ministries/ministry.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('MinistryStatus', MinistryStatus);

@ObjectType({ description: 'A ministry in the registry of the alumni' })
export class Ministry implements Omit<MinistryView, 'nameKey'> {
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: 'What was seen; an approval sends it back' }) _revision!: number;
  @Field(() => ID) ownerId!: string;
  @Field(() => String) ministryName!: string;
  @Field(() => [String], { description: 'The names of those who minister' }) ministers!: readonly string[];
  @Field(() => Boolean) hasSecondYearGraduate!: boolean;
  @Field(() => Boolean) hasAlumniOrgMember!: boolean;
  @Field(() => Boolean) visibleToPublic!: boolean;
  @Field(() => String, { nullable: true }) contact!: string | null;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'Of the web alone, https or http' }) website!: string | null;
  @Field(() => Boolean) approved!: boolean;
  @Field(() => MinistryStatus.enum, { description: 'What is approved and not visible to the public is hidden' })
  status!: MinistryStatus;
  @Field(() => String) listedAt!: string;
  @Field(() => String) updatedAt!: string;
}

@InputType()
export class MinistryInput implements CommandFields<MinistryInput, 'CreateMinistry', 'listingId' | 'ownerId', '_id'> {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same listing' }) _id!: string;
  @Field(() => String) ministryName!: string;
  @Field(() => [String]) ministers!: readonly string[];
  @Field(() => Boolean, { description: 'At least one of the ministers; without one nothing is listed' })
  hasSecondYearGraduate!: boolean;
  @Field(() => Boolean, { description: 'At least one of the ministers' }) hasAlumniOrgMember!: boolean;
  @Field(() => Boolean) visibleToPublic!: boolean;
  @Field(() => String, { nullable: true }) contact!: string | null | undefined;
  @Field(() => String, { nullable: true }) location!: string | null | undefined;
  @Field(() => String, { nullable: true }) website!: string | null | undefined;
}
