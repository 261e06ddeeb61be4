import { expect, test } from '@jest/globals';
import { formOf, inputOf } from './profile-form.ts';

const profile = {
  _id: 'u',
  profileRevision: 1,
  fullName: 'Freya Halloran',
  picture: null,
  firstName: 'Freya',
  lastName: 'Halloran',
  email: 'f@example.org',
  location: null,
  url: null,
  socialUserName: 'freya',
  homePage: null,
  showVideo: true,
  phones: [{ type: 'mobile' as const, number: '+1 303 555 0101' }],
  emails: [],
};
test('what was never given is an empty field, and comes back as one', () => {
  const form = formOf(profile);
  expect(form).toMatchObject({
    location: '',
    socialUserName: 'freya',
    phones: [{ type: 'mobile', value: '+1 303 555 0101' }],
  });
  expect(inputOf(form)).toEqual({
    firstName: 'Freya',
    lastName: 'Halloran',
    location: '',
    url: '',
    socialUserName: 'freya',
    homePage: '',
    showVideo: true,
    phones: [{ type: 'mobile', number: '+1 303 555 0101' }],
    emails: [],
  });
});
test('a line without a value is none', () => {
  const stands = formOf(profile);
  const withLine = (value: string) => ({ ...stands, phones: [...stands.phones, { key: 'x', type: 'work', value }] });
  expect(inputOf(withLine('  '))).toEqual(inputOf(stands));
  expect(inputOf(withLine(' 1 ')).phones[1]).toEqual({ type: 'work', number: '1' });
});
