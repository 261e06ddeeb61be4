import type { Collection, Where } from '@paideia/documents/port.ts';
import { fullName, type Named } from '@paideia/events/kernel/names.ts';
import { nameKey } from './names.ts';
import { need, put, updateWhere, type AnyChange, type Found, type Occurred } from './projection.ts';

/** Private to a projection: the names that its rows show, and are sorted and searched by. */
export type Person = Named & { readonly _id: string };
type NameChange = {
  readonly userId: string;
  readonly changed: { readonly [N in keyof Named]?: Named[N] | undefined };
};

/** Makes of a name what a change of a profile asks for: a field that is left out stays, one that is null was erased. */
const renamed = <T extends Named>(person: T, changed: NameChange['changed']): T => ({
  ...person,
  ...(changed.firstName !== undefined && { firstName: changed.firstName }),
  ...(changed.lastName !== undefined && { lastName: changed.lastName }),
});
const unnamed: Named = { firstName: null, lastName: null };
/** The name and the key to sort it by as rows about students hold them; of somebody unknown neither. */
export const studentNamed = (person: Named = unnamed) => ({
  studentName: fullName(person),
  studentNameKey: nameKey(person),
});

/**
 * The rows of a projection that holds the names of people: they are kept in `people`, and a change is written into every document about the person.
 * `named` are the fields that hold a name.
 */
export function followNames<V extends { readonly userId: string }>(
  people: Collection<Person>,
  documents: Collection<V>,
  named: (person: Named) => Partial<V>,
) {
  return {
    UserProfileCreated: ({ userId, changed }: NameChange) =>
      put(people, userId, renamed({ _id: userId, ...unnamed }, changed)),
    UserProfileUpdated: {
      needs: ({ userId }: NameChange) => [need(people, userId)],
      then: ({ userId, changed }: NameChange, _: Occurred, found: Found): readonly AnyChange[] => {
        if (changed.firstName === undefined && changed.lastName === undefined) return [];
        const person = renamed(found.one(people, userId) ?? { _id: userId, ...unnamed }, changed);
        return [
          put(people, userId, person),
          updateWhere(documents, { userId } as Where<V>, (doc) => ({ ...doc, ...named(person) })),
        ];
      },
    },
  };
}
