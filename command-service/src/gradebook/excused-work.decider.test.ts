import { test } from '@jest/globals';
import type { ExcusedWorkCommand } from '@paideia/events/gradebook/excused-work.commands.ts';
import type { ExcusedWorkEvent } from '@paideia/events/gradebook/excused-work.events.ts';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { excusedWork } from './excused-work.decider.ts';

const usual = { regionId: campus, wasEnrolled: true, isOfGroup: true, lock: undefined, actorId: harriet };
const { given } = specFor(excusedWork, usual);
const essay = { userId: ada, groupId: yearOne, kind: 'assignment', workId: exampleId('a') } as const;
const quiz = { ...essay, kind: 'exam', workId: exampleId('e') } as const;
const reason = 'In hospital';
const excuse = (work: typeof essay | typeof quiz = essay, why = reason): ExcusedWorkCommand => ({
  type: 'ExcuseWork',
  data: { ...work, reason: why },
});
const withdrawal: ExcusedWorkCommand = {
  type: 'WithdrawWorkExcuse',
  data: { ...essay, reason: 'Handed in after all' },
};
const recorded = { regionId: campus, by: harriet };
const excused = (work: typeof essay | typeof quiz = essay): ExcusedWorkEvent => ({
  type: 'WorkExcused',
  data: { ...work, ...recorded, reason },
});
const withdrawn: ExcusedWorkEvent = { type: 'WorkExcuseWithdrawn', data: { ...withdrawal.data, ...recorded } };

test('a student is excused from each piece of work by itself, and it can be taken back', () => {
  given().when(excuse()).then(excused());
  given(excused()).when(excuse(quiz)).then(excused(quiz));
  given(excused(), excused(quiz)).when(withdrawal).then(withdrawn);
  given(excused(), withdrawn).when(excuse()).then(excused());
});
test('once is enough, and another reason for it is a decision of its own', () => {
  given(excused()).when(excuse()).thenNothing();
  given(excused()).when(excuse(essay, 'Another reason')).thenRejected('excusedWork.alreadyExcused');
  given().when(withdrawal).thenNothing();
  given(excused(quiz)).when(withdrawal).thenNothing();
});
test('only from what the group has to do, and only who was in it', () => {
  given().when(excuse(), { isOfGroup: false }).thenRejected('excusedWork.workUnknown');
  given().when(excuse(), { wasEnrolled: false }).thenRejected('excusedWork.notEnrolled');
  given().when(excuse(), { regionId: undefined }).thenRejected('excusedWork.groupUnknown');
});
