import { expect, test } from '@jest/globals';
import { formOf, inputOf, isChanged } from './profile-form.ts';

const profile = {
  ...{ _id: 'u', firstName: 'Freya', lastName: 'Halloran', email: 'f@example.org', location: null, url: null, socialUserName: 'freya', homePage: null },
  phones: [{ type: 'mobile', number: '+1 303 555 0101' }],
  emails: [],
};
test('what was never given is an empty field, and comes back as one', () => {
  const form = formOf(profile);
  expect(form).toMatchObject({ location: '', socialUserName: 'freya', phones: [{ type: 'mobile', value: '+1 303 555 0101' }] });
  expect(inputOf('u', form)).toEqual({
    ...{ _id: 'u', firstName: 'Freya', lastName: 'Halloran', location: '', url: '', socialUserName: 'freya', homePage: '' },
    phones: [{ type: 'mobile', number: '+1 303 555 0101' }],
    emails: [],
  });
});
test('a line without a value changes nothing, one with a value does', () => {
  const stands = formOf(profile);
  const withLine = (value: string) => ({ ...stands, phones: [...stands.phones, { key: 'x', type: 'work', value }] });
  expect(isChanged('u', withLine('  '), stands)).toBe(false);
  expect(isChanged('u', withLine(' 1 '), stands)).toBe(true);
  expect(inputOf('u', withLine(' 1 ')).phones[1]).toEqual({ type: 'work', number: '1' });
});
