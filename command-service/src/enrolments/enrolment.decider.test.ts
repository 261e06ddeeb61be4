import { describe, expect, test } from '@jest/globals';
import { enrolmentCommands, type EnrolmentCommand } from '@paideia/events/enrolments/enrolment.commands.ts';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { enrolmentExamples } from '@paideia/events/enrolments/enrolment.examples.ts';
import { ada, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { enrolment } from './enrolment.decider.ts';
import { regionOfEnrolment } from './enrolment.reactions.ts';

const group = { regionId: campus, archived: false, programYear: 1 };
const none = { alumniRegionIds: [], alumniGroupIds: [] };
const { given } = specFor(enrolment, {
  group,
  account: 'active' as const,
  isForeign: false,
  today: '2026-09-01',
  missing: none,
  isAlumnusBeside: false,
});
const ofAda = { groupId: yearOne, userId: ada, regionId: campus };
const enrol: EnrolmentCommand = {
  type: 'EnrolStudent',
  data: enrolmentCommands.EnrolStudent.parse({ groupId: yearOne, userId: ada }),
};
const withdraw: EnrolmentCommand = { type: 'WithdrawStudent', data: enrolmentExamples.WithdrawStudent };
const graduate: EnrolmentCommand = { type: 'GraduateStudent', data: enrolmentExamples.GraduateStudent };
const undo = { type: 'UndoGraduation', data: enrolmentExamples.UndoGraduation } as const;
const started: EnrolmentEvent = { type: 'EnrolmentStarted', data: { ...ofAda, date: '2026-09-01', source: 'admin' } };
const withdrawn: EnrolmentEvent = {
  type: 'EnrolmentWithdrawn',
  data: { ...ofAda, date: '2026-11-02', reason: 'Moved away' },
};
const suspend: EnrolmentCommand = { type: 'SuspendEnrolment', data: enrolmentExamples.SuspendEnrolment };
const resume: EnrolmentCommand = { type: 'ResumeEnrolment', data: enrolmentExamples.ResumeEnrolment };
const suspended: EnrolmentEvent = { type: 'EnrolmentSuspended', data: { ...ofAda, date: '2026-11-02' } };
const resumed: EnrolmentEvent = { type: 'EnrolmentResumed', data: { ...ofAda, date: '2026-11-09' } };
const completed: EnrolmentEvent = {
  type: 'EnrolmentCompleted',
  data: { ...ofAda, date: '2027-05-07', gradYear: 2027, gradLocation: 'Wells' },
};

const correct = (date: string): EnrolmentCommand => ({
  type: 'CorrectEnrolmentStart',
  data: { groupId: yearOne, userId: ada, date },
});
const correctedTo = (date: string, formerDate = '2026-09-01'): EnrolmentEvent => ({
  type: 'EnrolmentStartCorrected',
  data: { ...ofAda, date, formerDate },
});
const again: EnrolmentEvent = { type: 'EnrolmentStarted', data: { ...ofAda, date: '2026-12-01', source: 'admin' } };

describe('the first day of an enrolment', () => {
  test('is corrected, also when it is over, and again', () => {
    given(started).when(correct('2026-08-24')).then(correctedTo('2026-08-24'));
    given(started).when(correct('2026-09-01')).thenNothing();
    given(started, correctedTo('2026-08-24')).when(correct('2026-08-31')).then(correctedTo('2026-08-31', '2026-08-24'));
    given(started, suspended, resumed).when(correct('2026-10-01')).then(correctedTo('2026-10-01'));
    given(started, completed).when(correct('2026-10-01')).then(correctedTo('2026-10-01'));
    given(started, withdrawn, again).when(correct('2026-11-20')).then(correctedTo('2026-11-20', '2026-12-01'));
  });
  test('lies before the last one, and after an enrolment of before', () => {
    given(started, withdrawn).when(correct('2026-11-03')).thenRejected('enrolment.startMisfit');
    given(started, withdrawn, again).when(correct('2026-11-02')).thenRejected('enrolment.startMisfit');
    given().when(correct('2026-11-02')).thenRejected('enrolment.notActive');
  });
});

describe('an enrolment', () => {
  test.each([
    ['begins today in the region', [], enrol, [started]],
    ['begins once', [started], enrol, []],
    ['begins again after a withdrawal', [started, withdrawn], enrol, [started]],
    ['ends by withdrawal', [started], withdraw, [withdrawn]],
    ['ends once', [started, withdrawn], withdraw, []],
    ['ends by graduation', [started], graduate, [completed]],
    ['is withdrawn while it is suspended', [started, suspended], withdraw, [withdrawn]],
    ['begins again while it is suspended', [started, suspended], enrol, [started]],
    ['is suspended for nobody whose account is active', [started], suspend, []],
    ['is resumed', [started, suspended], resume, [resumed]],
    ['is resumed once', [started, suspended, resumed], resume, []],
    ['is resumed only where it was suspended', [started, withdrawn], resume, []],
    ['is completed once', [started, completed], graduate, []],
  ] as const)('%s', (_, history, command, events) => {
    given(...history)
      .when(command)
      .then(...events);
  });
  test.each([
    ['is suspended', [started], suspend, [suspended]],
    ['is suspended once', [started, suspended], suspend, []],
    ['is suspended only where it was active', [started, withdrawn], suspend, []],
    ['stays suspended', [started, suspended], resume, []],
  ] as const)('of a deactivated account %s', (_, history, command, events) => {
    given(...history)
      .when(command, { account: 'deactivated' })
      .then(...events);
  });
  test('of the second year makes an alumnus, who comes into the places that are missing', () => {
    const missing = { alumniRegionIds: [exampleId('r', 3)], alumniGroupIds: [exampleId('g', 5)] };
    const graduated: EnrolmentEvent = {
      type: 'StudentGraduated',
      data: { ...completed.data, programYear: 2, ...missing },
    };
    given(started)
      .when(graduate, { group: { ...group, programYear: 2 }, missing })
      .then(completed, graduated);
    // What is taken back is what was given, whatever is missing or set by then.
    given(started, completed, graduated)
      .when(undo)
      .then({ type: 'GraduationUndone', data: { ...undo.data, regionId: campus, ...missing } });
    given(started, completed, graduated)
      .when(undo, { isAlumnusBeside: true })
      .then({ type: 'GraduationUndone', data: { ...undo.data, regionId: campus, ...none } });
  });
  test('that was completed by mistake goes on, and can be completed again', () => {
    const undone: EnrolmentEvent = { type: 'GraduationUndone', data: { ...undo.data, regionId: campus, ...none } };
    given(started, completed).when(undo).then(undone);
    given(started, completed, undone).when(undo).thenNothing();
    given(started, completed, undone).when(graduate).then(completed);
    given(started, withdrawn).when(undo).thenRejected('enrolment.notCompleted');
  });
  test('ends in no year that nobody means, and long ago where somebody enters what was', () => {
    const date = '2036-09-02';
    for (const end of [withdraw, graduate])
      given(started)
        .when({ ...end, data: { ...end.data, date } } as EnrolmentCommand)
        .thenRejected('enrolment.dateFarOff');
    given(started, withdrawn)
      .when({ ...withdraw, data: { ...withdraw.data, date } })
      .thenNothing();
    given(started)
      .when({ ...graduate, data: { ...graduate.data, date: '1998-06-01' } })
      .thenLike({ data: { date: '1998-06-01' } });
  });
  test('says by whom it began', () => {
    given()
      .when({ ...enrol, data: { ...enrol.data, date: '2026-09-07' } }, { channel: 'SYSTEM' })
      .thenLike({ data: { source: 'policy', date: '2026-09-07' } });
  });
  test.each([
    ['no group', [], enrol, { group: undefined }, 'enrolment.groupUnknown'],
    ['an archived group', [], enrol, { group: { ...group, archived: true } }, 'enrolment.groupArchived'],
    ['no account', [], enrol, { account: 'none' }, 'enrolment.userUnknown'],
    ['a deactivated account', [], enrol, { account: 'deactivated' }, 'enrolment.userDeactivated'],
    ['who has completed it', [started, completed], enrol, {}, 'enrolment.completed'],
    ['a withdrawal after the completion', [started, completed], withdraw, {}, 'enrolment.notActive'],
    ['a graduation after the withdrawal', [started, withdrawn], graduate, {}, 'enrolment.notActive'],
  ] as const)('refuses %s', (_, history, command, facts, code) => {
    given(...history)
      .when(command, facts)
      .thenRejected(code);
  });
  test('brings its region with it', async () => {
    const commands = (status: string) =>
      regionOfEnrolment.on.EnrolmentStarted!(
        started.data as never,
        {} as never,
        { table: () => ({ one: () => Promise.resolve({ status }) }) } as never,
      );
    expect(await commands('active')).toEqual([{ type: 'AddUserRegion', data: { userId: ada, regionId: campus } }]);
    expect(await commands('withdrawn')).toEqual([]);
  });
});
