import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { alumniProfileEvents, type AlumniProfileEvent } from '@paideia/events/alumni-profiles/alumni-profile.events.ts';
import { alumniYear } from '@paideia/events/alumni-profiles/alumni-profile.rules.ts';
import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { fullName } from '@paideia/events/kernel/names.ts';
import {
  userProfileEvents,
  type ProfileFields,
  type UserProfileEvent,
} from '@paideia/events/profiles/profile.events.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  update,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import { nameKey } from '../kernel/names.ts';
import {
  alumniDirectory,
  alumniDirectoryGroup,
  alumniPeople,
  type AlumniPersonView,
  type AlumnusView,
} from './alumni-directory.view.ts';

const nobody = (_id: string): AlumniPersonView => ({
  _id,
  firstName: '',
  lastName: '',
  isOpen: true,
  isInvited: false,
  graduations: [],
});
const unnamed = (_id: string, updatedAt: string): AlumnusView => ({
  _id,
  fullName: '',
  nameKey: '',
  gradYear: null,
  isListed: false,
  location: null,
  gradDate: null,
  gradPlace: null,
  updatedAt,
});
const entryOf = (person: AlumniPersonView) => {
  const name = fullName(person) ?? '';
  return {
    fullName: name,
    nameKey: nameKey(person),
    gradYear: person.graduations.at(-1)?.gradYear ?? null,
    isListed: person.isOpen && !person.isInvited && name !== '' && person.graduations.length > 0,
  };
};

type OfUser = { readonly userId: string };
type To<D> = (person: AlumniPersonView, data: D) => AlumniPersonView;
/** What is known of the person, and the entry that follows from it; who has no graduation and wrote no profile has none. */
const person = <D extends OfUser>(to: To<D>) => ({
  needs: ({ userId }: D) => [need(alumniPeople, userId)],
  then: (data: D, { at }: Occurred, found: Found): readonly AnyChange[] => {
    const { userId } = data;
    const known = to(found.one(alumniPeople, userId) ?? nobody(userId), data);
    const entry = entryOf(known);
    const into = (doc: AlumnusView): AlumnusView => ({ ...doc, ...entry, updatedAt: at });
    return [
      put(alumniPeople, userId, known),
      known.graduations.length > 0
        ? upsert(alumniDirectory, userId, (doc) => into(doc ?? unnamed(userId, at)))
        : update(alumniDirectory, userId, into),
    ];
  },
});
/** Only what changed is there; what was erased reads null. */
const renamed = person<
  OfUser & { readonly changed: { readonly [K in 'firstName' | 'lastName']?: ProfileFields[K] | null } }
>((known, { changed: { firstName, lastName } }) => ({
  ...known,
  firstName: firstName === undefined ? known.firstName : (firstName ?? ''),
  lastName: lastName === undefined ? known.lastName : (lastName ?? ''),
}));
const invited = (isInvited: boolean) => person<OfUser>((known) => ({ ...known, isInvited }));
const open = (isOpen: boolean) => person<OfUser>((known) => ({ ...known, isOpen }));

const told = {
  needs: ({ userId }: OfUser) => [need(alumniPeople, userId)],
  then: ({ userId, ...profile }: AlumniProfileEvent['data'], { at }: Occurred, found: Found): AnyChange => {
    const entry = entryOf(found.one(alumniPeople, userId) ?? nobody(userId));
    return put(alumniDirectory, userId, { _id: userId, ...profile, ...entry, updatedAt: at });
  },
};

type Events = AlumniProfileEvent | UserProfileEvent | UserAccountEvent | EnrolmentEvent;
export const alumniDirectoryProjection = defineProjection<Events>({
  group: alumniDirectoryGroup,
  collections: collectionsOf(alumniDirectory, alumniPeople),
  events: [alumniProfileEvents, userProfileEvents, userAccountEvents, enrolmentEvents],
  on: {
    AlumniProfileCompleted: told,
    AlumniProfileUpdated: told,
    UserProfileCreated: renamed,
    UserProfileUpdated: renamed,
    UserInvited: invited(true),
    UserSelfSignedUp: invited(true),
    UserActivated: invited(false),
    UserDeactivated: open(false),
    UserReactivated: open(true),
    InvitationRetracted: open(false),
    // What the live read model still holds goes at once; the next build never held it.
    UserErased: {
      needs: () => [],
      then: ({ userId }, { at }) => [
        update(alumniPeople, userId, (known) => ({ ...known, firstName: '', lastName: '', isOpen: false })),
        update(alumniDirectory, userId, () => unnamed(userId, at)),
      ],
    },
    StudentGraduated: person(({ graduations, ...known }, { groupId, programYear, gradYear }) => ({
      ...known,
      graduations: [
        ...graduations.filter((one) => one.groupId !== groupId),
        ...(programYear >= alumniYear ? [{ groupId, gradYear }] : []),
      ],
    })),
    GraduationUndone: person(({ graduations, ...known }, { groupId }) => ({
      ...known,
      graduations: graduations.filter((one) => one.groupId !== groupId),
    })),
  },
});
