import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { AccountStatus, RegionRole, Role } from '@paideia/events/accounts/account.events.ts';
import type { UserGroup, UserRegion, UserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { PhoneInput, TypedEmailInput, type ProfileChanges } from '../profiles/profile.types.ts';
import { Phone, RegionRoles, TypedEmail, type UserIndex } from './current-user.types.ts';

graphqlEnum('Role', Role);
graphqlEnum('RegionRole', RegionRole);
graphqlEnum('AccountStatus', AccountStatus);
const GroupEnrolment = graphqlEnum('GroupEnrolment', z.enum(['active', 'completed']));

/** These are the person's own: preferences, and how others find him or her elsewhere. */
type OfThePerson =
  | 'selectedGroup'
  | 'termsAccepted'
  | 'url'
  | 'socialUserName'
  | 'homePage'
  | 'cloudinaryId'
  | 'showVideo'
  | 'subscribeAlumniEmail'
  | 'showAlumniWelcome'
  | 'individualPermissions'
  | 'notificationPreferences'
  | 'notificationDelivery'
  | 'createdBy';

@ObjectType()
class AdminUserRegion implements UserRegion {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) slug!: string;
}
@ObjectType()
export class AdminUserGroup implements Pick<UserGroup, '_id' | 'name' | 'archived' | 'enrolment' | 'regionId'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => GroupEnrolment.enum) enrolment!: UserGroup['enrolment'];
  /** Joined as `timeZone`. */
  regionId!: string;
}

@ObjectType({ description: 'An account with its profile, as admins see it' })
export class AdminUser implements Omit<UserView, 'attendanceAdminOf' | 'groups' | UserIndex | OfThePerson> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => AccountStatus.enum) status!: z.infer<typeof AccountStatus>;
  @Field(() => Boolean, { description: 'The name is gone for good' }) isErased!: boolean;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true, description: 'Where the picture is read, for an hour or two' })
  picture!: string | null;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => Boolean) emailVerified!: boolean;
  @Field(() => String) locale!: string;
  @Field(() => [Role.enum]) roles!: readonly Role[];
  @Field(() => [String], { description: 'What was given beside the roles: `teachers:read`, `teachers:write`' })
  permissions!: readonly string[];
  @Field(() => [ID]) regionIds!: readonly string[];
  @Field(() => [AdminUserRegion]) regions!: readonly AdminUserRegion[];
  @Field(() => [RegionRoles]) regionRoles!: readonly RegionRoles[];
  @Field(() => [AdminUserRegion], { description: 'Regions that list this user among their attendance admins' })
  attendanceAdminOf!: readonly AdminUserRegion[];
  @Field(() => [AdminUserGroup]) groups!: readonly AdminUserGroup[];
  @Field(() => Boolean) isActiveStudent!: boolean;
  @Field(() => Boolean) isAlumni!: boolean;
  @Field(() => Boolean) isAlumniOnly!: boolean;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
  @Field(() => String, { nullable: true }) gradLocation!: string | null;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => [Phone]) phones!: readonly Phone[];
  @Field(() => [TypedEmail]) emails!: readonly TypedEmail[];
  @Field(() => String, { nullable: true, description: 'The version of the terms that was accepted' }) termsVersion!:
    | string
    | null;
  @Field(() => String, { nullable: true }) createdByName!: string | null;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) activatedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'When the last invitation was sent' }) invitedAt!: string | null;
  @Field(() => ID, { nullable: true, description: 'The import that the person came with' }) importId!: string | null;
  @Field(() => Int, { description: 'Of the profile, which is a record of its own' }) profileRevision!: number;
}

@InputType()
export class AdminUserFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => Role.enum, { nullable: true }) role?: Role | null;
  @Field(() => AccountStatus.enum, { nullable: true }) status?: z.infer<typeof AccountStatus> | null;
}

@InputType()
export class InviteUserInput implements CommandFields<InviteUserInput, 'InviteUser', 'userId', '_id'> {
  @Field(() => ID, { description: 'Made by the form, so that a repeat invites nobody twice' }) _id!: string;
  @Field(() => String) email!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) locale?: string | null;
  @Field(() => [ID]) regionIds!: string[];
  @Field(() => [ID]) groupIds!: string[];
  @Field(() => [Role.enum]) roles!: Role[];
}
@InputType({ description: 'Only what is to change; an empty text clears' })
export class UpdateUserInput implements FieldsOf<
  UpdateUserInput,
  ProfileChanges,
  'url' | 'socialUserName' | 'homePage' | 'showVideo'
> {
  @Field(() => String, { nullable: true }) firstName?: string | null;
  @Field(() => String, { nullable: true }) lastName?: string | null;
  @Field(() => String, { nullable: true }) locale?: string | null;
  @Field(() => String, { nullable: true, description: 'Empty takes the picture away' }) cloudinaryId?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => [PhoneInput], { nullable: true }) phones?: PhoneInput[] | null;
  @Field(() => [TypedEmailInput], { nullable: true, description: 'Addresses other than that of sign-in' }) emails?:
    | TypedEmailInput[]
    | null;
}
