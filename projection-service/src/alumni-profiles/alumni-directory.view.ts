import { group } from '@paideia/documents/port.ts';

/** An alumnus tells this to the others; it is null after an erasure. */
export type AlumnusView = {
  readonly _id: string;
  readonly location: string | null;
  readonly gradDate: string | null;
  readonly gradPlace: string | null;
  readonly updatedAt: string;
};
export const alumniDirectoryGroup = group('alumniDirectory', 1);
/** The id of each is that of the user. */
export const alumniDirectory = alumniDirectoryGroup.collection<AlumnusView>('alumniDirectory', { indexes: {} });
