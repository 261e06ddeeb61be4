import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { RegionRole, Role } from '@paideia/events/accounts/account.events.ts';
import { EmailType, PhoneType } from '@paideia/events/profiles/profile.events.ts';
import type {
  NotificationDelivery as DeliveryView,
  NotificationPreference as PreferenceView,
  UserGroup,
  UserRegion,
  UserRegionRole,
  UserView,
} from '@paideia/projection-service/accounts/users.view.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('PhoneType', PhoneType);
graphqlEnum('EmailType', EmailType);

/** What lists of users are filtered and sorted by, and what nobody is shown of an account. */
export type UserIndex =
  | 'graduations'
  | 'nameKey'
  | 'regionRoleIds'
  | 'groupIds'
  | 'groupRegionIds'
  | 'attendanceSchemaIds'
  | 'isSelfSignedUp';
/** Only admins are shown these of an account. */
type ForAdmins =
  | '_revision'
  | 'isErased'
  | 'status'
  | 'termsVersion'
  | 'updatedAt'
  | 'activatedAt'
  | 'invitedAt'
  | 'importId';

@ObjectType()
export class CurrentUserRegion implements UserRegion {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) slug!: string;
  @Field(() => Int) userCount!: number;
}
@ObjectType()
export class RegionRoles implements UserRegionRole {
  @Field(() => ID) regionId!: string;
  @Field(() => String) slug!: string;
  @Field(() => [RegionRole.enum]) roleNames!: readonly string[];
}
@ObjectType()
class NotificationPreference implements PreferenceView {
  @Field(() => String) notificationDefinitionId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => Boolean) subscribed!: boolean;
}
@ObjectType({ description: 'When letters that can wait go out: wall clock times of the zone, `HH:mm`' })
class NotificationDelivery implements DeliveryView {
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true, description: 'One letter a day at this time' }) digestAt!: string | null;
  @Field(() => String, { nullable: true }) quietFrom!: string | null;
  @Field(() => String, { nullable: true }) quietTo!: string | null;
}
@ObjectType()
class SchemaOfGroup {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}
@ObjectType()
class CurrentUserGroup implements Pick<UserGroup, '_id' | 'name' | 'archived' | 'regionId'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => ID) regionId!: string;
  @Field(() => SchemaOfGroup, { nullable: true }) attendanceSchema!: SchemaOfGroup | null;
  @Field(() => Boolean, { description: 'Attended now, with attendance: leave can be requested' }) takesLeave!: boolean;
}
@ObjectType()
export class MongoJwt {
  @Field(() => String) token!: string;
}
@ObjectType()
export class Phone {
  @Field(() => PhoneType.enum) type!: z.infer<typeof PhoneType>;
  @Field(() => String) number!: string;
}
@ObjectType()
export class TypedEmail {
  @Field(() => EmailType.enum) type!: z.infer<typeof EmailType>;
  @Field(() => String) value!: string;
}

@ObjectType({ description: 'How an admin acts as this user now' })
export class Impersonation {
  @Field(() => String) adminName!: string;
  @Field(() => String, { description: 'When it ends by itself' }) endsAt!: string;
  @Field(() => Boolean, { description: 'Whether the admin may change things' }) isWritable!: boolean;
}

/** What clients of any kind may ask about whoever is signed in, and what the web needs beside that. */
@ObjectType()
export class CurrentUser implements Omit<UserView, 'groups' | 'regions' | 'termsAccepted' | UserIndex | ForAdmins> {
  /** The fields below are made of it; it has no field of its own. */
  view!: UserView;

  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => [Role.enum]) roles!: UserView['roles'];
  @Field(() => [ID]) regionIds!: readonly string[];
  @Field(() => [RegionRoles]) regionRoles!: readonly RegionRoles[];
  /** These regions list the user among their attendance admins. */
  @Field(() => [ID]) attendanceAdminOf!: readonly string[];
  @Field(() => ID, { nullable: true }) createdBy!: string | null;
  @Field(() => String) createdAt!: string;
  @Field(() => String, { nullable: true, description: 'The file that is the picture' }) cloudinaryId!: string | null;
  @Field(() => String) locale!: string;
  @Field(() => Boolean) emailVerified!: boolean;
  @Field(() => Boolean) isAlumni!: boolean;
  @Field(() => Boolean) isAlumniOnly!: boolean;
  @Field(() => Boolean) isActiveStudent!: boolean;
  @Field(() => String, { nullable: true }) gradLocation!: string | null;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
  @Field(() => Boolean) subscribeAlumniEmail!: boolean;
  @Field(() => Boolean) showAlumniWelcome!: boolean;
  @Field(() => Boolean) showVideo!: boolean;
  @Field(() => ID, { nullable: true }) selectedGroup!: string | null;
  @Field(() => [String], { description: 'What holds beside the roles' }) permissions!: readonly string[];
  @Field(() => [String], { description: 'Of these what was given to the person alone, as `teachers:read`; so far all' })
  individualPermissions!: readonly string[];
  @Field(() => [NotificationPreference]) notificationPreferences!: readonly NotificationPreference[];
  @Field(() => NotificationDelivery, { nullable: true }) notificationDelivery!: NotificationDelivery | null;
  @Field(() => [CurrentUserGroup]) groups!: readonly CurrentUserGroup[];
  @Field(() => Int, { description: 'Of the profile, which is a record of its own' }) profileRevision!: number;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => [Phone]) phones!: readonly Phone[];
  @Field(() => [TypedEmail]) emails!: readonly TypedEmail[];
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => String, { nullable: true }) socialUserName!: string | null;
  @Field(() => String, { nullable: true }) homePage!: string | null;
}

export const currentUserOf = (view: UserView): CurrentUser => ({
  ...view,
  view,
  groups: view.groups.map(({ _id, name, archived, regionId, attendanceSchemaId, attendanceSchemaName, enrolment }) => ({
    _id,
    name,
    archived,
    regionId,
    takesLeave: enrolment === 'active' && !archived && attendanceSchemaId !== null,
    attendanceSchema:
      attendanceSchemaId === null ? null : { _id: attendanceSchemaId, name: attendanceSchemaName ?? '' },
  })),
});
