import { describe, expect, test } from '@jest/globals';
import { changesOf, othersChanges, type Profile } from './profile-draft.ts';

const base: Profile = {
  ...{ firstName: 'Ann', lastName: 'Field', locale: 'en', location: '' },
  phones: [{ type: 'mobile', number: '1' }],
  emails: [],
};

describe('what is sent', () => {
  test.each([
    ['nothing was typed', {}, {}],
    ['only blanks around', { firstName: ' Ann ' }, {}],
    ['a name', { lastName: 'Fields' }, { lastName: 'Fields' }],
    ['a place that is emptied or given', { location: 'Wells' }, { location: 'Wells' }],
    ['a row without a number', { phones: [...base.phones, { type: 'work', number: ' ' }] }, {}],
    ['a number that is taken out', { phones: [] }, { phones: [] }],
    ['the kind of a number', { phones: [{ type: 'work', number: '1' }] }, { phones: [{ type: 'work', number: '1' }] }],
    ['an address', { emails: [{ type: 'school', value: 'a@b.org' }] }, { emails: [{ type: 'school', value: 'a@b.org' }] }],
  ])('%s', (_, typed, expected) => expect(changesOf(base, { ...base, ...typed })).toEqual(expected));
});
test('what somebody else has changed meanwhile', () => {
  expect(othersChanges({ ...base, location: 'Wells' }, { ...base, firstName: 'Anne' })).toEqual({ firstName: 'Anne', location: '' });
});
