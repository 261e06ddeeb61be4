import { expect, test } from '@jest/globals';
import { translator } from '../../lib/i18n/index.ts';
import { issueText, outcomeText } from './import-words.ts';
import { importsMessages } from './imports.messages.ts';

const t = translator(importsMessages);

test.each([
  [{ code: 'twiceInFile', otherLine: 4 }, 'This address is already in line 4.'],
  [{ code: 'invalidDate', otherLine: null }, 'This is no day. Write it as 2026-09-07, or leave it empty.'],
  [{ code: 'emailTaken', otherLine: null }, 'Somebody already has an account with this address.'],
  [{ code: 'somethingNew', otherLine: null }, 'somethingNew'],
])('%j reads %j', (issue, text) => expect(issueText({ line: 9, column: 'E-mail', ...issue }, t)).toBe(text));

test.each([
  [null, null, null, 'Waiting'],
  ['invited', null, null, 'Invited'],
  ['invited', 'retracted', null, 'Invitation taken back'],
  ['invited', 'left', 'cameIn', 'Kept: the person has signed in since'],
  ['invited', 'left', 'deactivated', 'Kept: the account was deactivated'],
  ['invited', 'left', null, 'Kept: the account was changed since'],
] as const)('%j, %j because %j reads %j', (outcome, undo, leftBecause, text) =>
  expect(outcomeText({ outcome, undo, leftBecause }, t)).toBe(text),
);
