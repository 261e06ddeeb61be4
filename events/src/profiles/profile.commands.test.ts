import { describe, expect, test } from '@jest/globals';
import { userProfileCommands } from './profile.commands.ts';

const userId = 'a'.repeat(24);
const changed = (fields: object) =>
  (userProfileCommands.UpdateUserProfile.parse({ userId, changed: fields }) as { readonly changed: object }).changed;

describe('what changes a profile', () => {
  test.each([
    ['another language leaves all else as it stands', { locale: 'pl_PL' }, { locale: 'pl_PL' }],
    ['nothing is nothing', {}, {}],
    [
      'an empty text clears',
      { location: '  ', url: '', homePage: null },
      { location: null, url: null, homePage: null },
    ],
    [
      'blanks around a text go',
      { location: ' Wells ', socialUserName: ' ada ' },
      { location: 'Wells', socialUserName: 'ada' },
    ],
    [
      'the address of a page is kept as it is written',
      { homePage: ' https://example.org/~ada ' },
      { homePage: 'https://example.org/~ada' },
    ],
  ])('%s', (_, given, expected) => expect(changed(given)).toEqual(expected));
  test.each([
    { emails: [{ type: 'school', value: 'no address' }] },
    { phones: [{ type: 'fax', number: '1' }] },
    { firstName: ' ' },
    { url: 'javascript:alert(1)' },
    { homePage: 'data:text/html,<script>alert(1)</script>' },
  ])('%j is refused', (given) => expect(() => changed(given)).toThrow());
});
