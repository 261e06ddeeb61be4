import { describe, expect, test } from '@jest/globals';
import type { AbsenceExplanationCommand } from '@paideia/events/absence-explanations/absence-explanation.commands.ts';
import {
  explanationIdOf,
  type AbsenceExplanationEvent,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { absenceExplanationExamples as examples } from '@paideia/events/absence-explanations/absence-explanation.examples.ts';
import { absenceExplanationMessages } from '@paideia/events/absence-explanations/absence-explanation.messages.ts';
import { ada, campus, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { absenceExplanation } from './absence-explanation.decider.ts';

const usual = {
  groupId: yearOne,
  regionId: campus,
  attendance: 'absent' as const,
  hasAttendanceAdmins: true,
  lock: undefined,
  actorId: harriet,
};
const { given } = specFor(absenceExplanation, usual);
const { registerId, text } = examples.SubmitAbsenceExplanation;
const whose = {
  explanationId: explanationIdOf(registerId, ada),
  registerId,
  userId: ada,
  groupId: yearOne,
  regionId: campus,
};
const submit: AbsenceExplanationCommand = { type: 'SubmitAbsenceExplanation', data: examples.SubmitAbsenceExplanation };
const excuse: AbsenceExplanationCommand = { type: 'ExcuseAbsence', data: examples.ExcuseAbsence };
const unexcuse: AbsenceExplanationCommand = { type: 'UnexcuseAbsence', data: examples.UnexcuseAbsence };
const explained: AbsenceExplanationEvent = { type: 'AbsenceExplained', data: { ...whose, text } };
const excused: AbsenceExplanationEvent = {
  type: 'AbsenceExcused',
  data: { ...whose, comment: examples.ExcuseAbsence.comment, by: harriet },
};
const withdrawn: AbsenceExplanationEvent = {
  type: 'AbsenceExcuseWithdrawn',
  data: { ...whose, comment: null, by: harriet },
};

describe('an absence explanation', () => {
  test.each([
    ['none -> explained', [], submit, [explained]],
    ['explained -> excused', [explained], excuse, [excused]],
    ['excused -> explained', [explained, excused], unexcuse, [withdrawn]],
    ['excused again', [explained, excused], excuse, []],
    ['not excused: nothing to withdraw', [explained], unexcuse, []],
    ['excused once more', [explained, excused, withdrawn], excuse, [excused]],
  ] as const)('%s', (_, history, command, events) => {
    given(...history)
      .when(command)
      .then(...events);
  });
  test.each(['present', 'late', 'excused', null] as const)('is for absences, not for %s', (attendance) => {
    given().when(submit, { attendance }).thenRejected('absenceExplanation.notAbsent');
  });
  test('is disabled in a region without attendance admins, in the words of the contract', () => {
    given().when(submit, { hasAttendanceAdmins: false }).thenRejected('absenceExplanation.disabled');
    expect(absenceExplanationMessages.disabled.defaultMessage).toBe('Absence explanations currently disabled');
  });
  test('is given once, for a register that is there', () => {
    given(explained).when(submit).thenRejected('absenceExplanation.exists');
    given().when(submit, { regionId: undefined, attendance: null }).thenRejected('absenceExplanation.notAbsent');
  });
});
