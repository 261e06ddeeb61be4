import { describe, expect, test } from '@jest/globals';
import { changesOf, type Profile } from './profile-draft.ts';

const base: Profile = {
  firstName: 'Ann',
  lastName: 'Field',
  locale: 'en',
  location: '',
  phones: [{ key: '0', type: 'mobile', value: '1' }],
  emails: [],
};

describe('what is sent', () => {
  test.each([
    ['nothing was typed', {}, {}],
    ['only blanks around', { firstName: ' Ann ' }, {}],
    ['a name', { lastName: 'Fields' }, { lastName: 'Fields' }],
    ['a place that is emptied or given', { location: 'Wells' }, { location: 'Wells' }],
    ['a row without a number', { phones: [...base.phones, { key: 'x', type: 'work', value: ' ' }] }, {}],
    ['a number that is taken out', { phones: [] }, { phones: [] }],
    [
      'the kind of a number',
      { phones: [{ key: '0', type: 'work', value: '1' }] },
      { phones: [{ type: 'work', number: '1' }] },
    ],
    [
      'an address',
      { emails: [{ key: 'x', type: 'school', value: 'a@b.org' }] },
      { emails: [{ type: 'school', value: 'a@b.org' }] },
    ],
  ])('%s', (_, typed, expected) => expect(changesOf(base, { ...base, ...typed })).toEqual(expected));
});
test('what somebody else has changed meanwhile', () => {
  expect(changesOf({ ...base, location: 'Wells' }, { ...base, firstName: 'Anne' })).toEqual({
    firstName: 'Anne',
    location: '',
  });
});
