import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { addressCommands } from './address.commands.ts';

const addressId = exampleId('ad');
export const addressExamples: ExamplesOf<typeof addressCommands> = {
  SaveAddress: {
    addressId,
    itemId: ada,
    line1: '12 Hill Lane',
    city: 'Woodland Park',
    state: 'Colorado',
    postcode: '80863',
    country: 'United States of America',
  },
  RemoveAddress: { addressId },
};
