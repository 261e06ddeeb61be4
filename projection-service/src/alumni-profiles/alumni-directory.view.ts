import { group } from '@paideia/documents/port.ts';

/** What an alumnus tells the others, under the name of the account; what was erased is null, and the name empty. */
export type AlumnusView = {
  readonly _id: string;
  readonly fullName: string;
  /** The directory is in its order: by the family name, without case and accents. */
  readonly nameKey: string;
  /** The year of the latest graduation. */
  readonly gradYear: number | null;
  /** A graduation of the second year stands, and the account is open and was entered once: others find the person, and can write. */
  readonly isListed: boolean;
  readonly location: string | null;
  readonly gradDate: string | null;
  readonly gradPlace: string | null;
  readonly updatedAt: string;
};
export const alumniDirectoryGroup = group('alumniDirectory', 3);
/** The id of each is that of the user. It has no address and no telephone number, so nobody finds them by a search. */
export const alumniDirectory = alumniDirectoryGroup.collection<AlumnusView>('alumniDirectory', {
  indexes: { byName: ['isListed', 'nameKey'] },
  search: ['fullName'],
});

/** Everybody's name, and what makes an alumnus, so that a graduate is found from that day on. Its id is the user's. */
export type AlumniPersonView = {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isOpen: boolean;
  /** The account was never entered: letters to it that are no invitation go nowhere. */
  readonly isInvited: boolean;
  readonly graduations: readonly { readonly groupId: string; readonly gradYear: number }[];
};
export const alumniPeople = alumniDirectoryGroup.collection<AlumniPersonView>('alumniPeople', { indexes: {} });
