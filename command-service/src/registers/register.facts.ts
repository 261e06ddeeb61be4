import { group } from '@paideia/documents/port.ts';
import { registerEvents, type RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { collectionsOf, defineProjection, patch, put, update } from '@paideia/projection-service/kernel/projection.ts';

/** Which registers there are, for decisions of other streams that change their marks. */
type RegisterFact = {
  readonly registerId: string;
  readonly groupId: string;
  readonly date: string;
  readonly periodKey: string;
  readonly students: readonly string[];
  readonly isClosed: boolean;
};

const registerFactsGroup = group('facts-registers', 2);
export const registerFacts = registerFactsGroup.collection<RegisterFact>('registerFacts', {
  indexes: { group: ['groupId', 'date'] },
});

export const registerFactTable = defineProjection<RegisterEvent>({
  group: registerFactsGroup,
  collections: collectionsOf(registerFacts),
  events: [registerEvents],
  on: {
    RegisterOpened: ({ registerId, groupId, date, periodKey, students }) =>
      put(registerFacts, registerId, { registerId, groupId, date, periodKey, students, isClosed: false }),
    RegisterStudentsAdded: ({ registerId, students }) =>
      update(registerFacts, registerId, (fact) => ({ ...fact, students: [...fact.students, ...students] })),
    RegisterClosed: ({ registerId }) => patch(registerFacts, registerId, { isClosed: true }),
  },
});
