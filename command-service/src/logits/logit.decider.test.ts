import { expect, test } from '@jest/globals';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { logitCommands, type LogitCommand } from '@paideia/events/logits/logit.commands.ts';
import { logitExamples } from '@paideia/events/logits/logit.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { logit } from './logit.decider.ts';

const { given } = specFor(logit, {});
const data = logitCommands.RecordLogit.parse(logitExamples.RecordLogit);
const record = (more: object = {}): LogitCommand => ({ type: 'RecordLogit', data: { ...data, ...more } });
const actor = (userId: string) => ({ userId, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] });
const { day: _day, ...entry } = data;

test.each([
  ['one’s own activity', actor(ada), {}, undefined],
  ['someone else’s', actor(ben), {}, 'logit.notYours'],
  ['nobody’s, by a user', actor(ben), { userId: null }, undefined],
  ['an error, by a visitor', undefined, { userId: null, type: 'ERROR' }, undefined],
  ['an activity, by a visitor', undefined, { userId: null }, 'logit.signInFirst'],
  ['an error of somebody, by a visitor', undefined, { type: 'ERROR' }, 'logit.notYours'],
  ['a failed sign-in', undefined, { type: 'AUDIT', action: 'loginFailed' }, undefined],
  ['anything, by the system', 'system', {}, undefined],
] as const)('%s', (_, who, more, code) => {
  const then = given().when(record(more), { who });
  if (code) then.thenRejected(code);
  else then.then({ type: 'LogEntryRecorded', data: { ...entry, ...more } });
});
test('an entry is written once', () =>
  given({ type: 'LogEntryRecorded', data: entry }).when(record(), { who: 'system' }).thenNothing());
test('each entry has a stream of its own, so that none grows with what strangers do', () => {
  expect(logit.stream(record())).toBe(`logit-20261013_${ada}_${data.logitId}`);
  expect(logit.stream(record({ userId: null }))).toBe(`logit-20261013_anonymous_${data.logitId}`);
});
test('a large payload is refused by name', () => {
  expect(
    logitCommands.RecordLogit.safeParse({ ...data, payload: { text: 'x'.repeat(8192) } }).error?.issues[0]?.message,
  ).toBe('logit.tooLarge');
});
