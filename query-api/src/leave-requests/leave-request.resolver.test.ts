import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { leaveDecided, register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  leaveId,
  otherRegionId,
  regionId,
  submitted,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const emmettsLeave = '0'.repeat(22) + 'e1';
let refuse: { code: string; actual: number } | undefined;
let college: College;
beforeAll(async () => {
  const events = [
    submitted(freya),
    submitted(emmett, {
      id: emmettsLeave,
      fromDate: '2026-12-17',
      toDate: '2026-12-21',
      reason: 'Family wedding',
      at: '2026-11-18T09:00:00.000Z',
    }),
  ];
  college = await collegeWith(events, { reply: () => refuse && { ok: false, ...refuse } });
});
afterAll(() => college.close());
const sent = () => college.api.sent.at(-1)!;
const ids = (data: unknown) => (data as { items: { _id: string }[] }).items.map(({ _id }) => _id);

describe('one’s own requests', () => {
  test('are listed without anyone else’s', async () => {
    const { data } = await college.ask(
      'freya',
      '{ leaveRequests { items { _id status studentName studentPicture groupName covered { date periodKey start } } total more } }',
    );
    expect(data).toEqual({
      leaveRequests: {
        items: [
          {
            _id: leaveId,
            status: 'pending',
            studentName: 'Freya Halloran',
            studentPicture: null,
            groupName: 'Cedar Ridge Day Year 1',
            covered: [{ date: '2026-11-24', periodKey: 'P1', start: '08:30' }],
          },
        ],
        total: 1,
        more: false,
      },
    });
  });
  test('are told apart from others’ by nothing: a stranger’s id answers as an absent one', async () => {
    const one = 'query ($id: ID!) { leaveRequest(_id: $id) { _id } }';
    const strangers = await college.ask('freya', one, { id: emmettsLeave });
    const absent = await college.ask('freya', one, { id: 'f'.repeat(24) });
    expect(strangers.errors[0]?.extensions.code).toBe('notFound');
    expect({ ...strangers, response: undefined }).toEqual({ ...absent, response: undefined });
    const own = await college.ask('freya', one, { id: leaveId });
    expect(own.data).toEqual({ leaveRequest: { _id: leaveId } });
  });
  test('that were recorded for the last day of the calendar are answered like any other', async () => {
    const last = { id: '0'.repeat(22) + 'e9', fromDate: '9999-12-31', toDate: '9999-12-31' };
    const endless = await collegeWith([submitted(freya, last)]);
    const { data } = await endless.ask('freya', '{ leaveRequests { items { fromDate covered { date } } } }');
    expect(data).toEqual({ leaveRequests: { items: [{ fromDate: '9999-12-31', covered: [] }] } });
    const list = 'query ($filter: LeaveRequestFilter) { allLeaveRequests(filter: $filter) { items { _id } } }';
    const found = await endless.ask('silas', list, { filter: { from: '2026-11-20', to: '9999-12-31' } });
    expect(ids(found.data?.allLeaveRequests)).toEqual([last.id]);
    await endless.close();
  });
  test('say what a decision comes to by the marks that are recorded', async () => {
    const [seen, unseen] = [register('2026-11-17', 'P1'), register('2026-11-18', 'P1')];
    const past = { fromDate: '2026-11-17', toDate: '2026-11-18' };
    const taken = await collegeWith([
      submitted(freya, past),
      ...[seen.opened(), seen.recorded(freya, 'present')],
      ...[unseen.opened(), unseen.recorded(freya, 'absent')],
    ]);
    const { data } = await taken.ask(
      'freya',
      '{ leaveRequests { items { ifApproved { excused unchanged absences } ifAcknowledged { excused unchanged absences } } } }',
    );
    expect((data?.leaveRequests as { items: object[] }).items).toEqual([
      {
        ifApproved: { excused: 1, unchanged: 1, absences: 0 },
        ifAcknowledged: { excused: 0, unchanged: 2, absences: 1 },
      },
    ]);
    await taken.close();
  });
  test('carry the sums of the term in which they begin', async () => {
    const { data } = await college.ask(
      'freya',
      'query ($id: ID!) { leaveRequest(_id: $id) { summary { term total percent graceAbsentsPerTerm } } }',
      {
        id: leaveId,
      },
    );
    expect(data).toEqual({
      leaveRequest: { summary: { term: 'Autumn', total: 0, percent: null, graceAbsentsPerTerm: 3 } },
    });
  });
});

describe('the preview', () => {
  const preview = async (input: object, person: Person = 'freya') =>
    college.ask(
      person,
      'query ($input: LeaveRequestInput!) { leavePreview(input: $input) { periods { date periodKey } beyondTerm } }',
      {
        input: {
          _id: leaveId,
          groupId,
          attendanceType: 'absence',
          fromDate: '2026-11-24',
          toDate: '2026-11-24',
          ...input,
        },
      },
    );
  test.each([
    [{}, ['2026-11-24 P1', '2026-11-24 P2'], false],
    [{ periods: ['P2'] }, ['2026-11-24 P2'], false],
    [{ attendanceType: 'lateArrival', time: '09:15' }, ['2026-11-24 P1'], false],
    [{ attendanceType: 'earlyDeparture', time: '11:00' }, ['2026-11-24 P2'], false],
    [
      { toDate: '2026-11-30' },
      ['24', '25', '26', '30'].flatMap((day) => [`2026-11-${day} P1`, `2026-11-${day} P2`]),
      false,
    ],
    [{ fromDate: '2026-12-17', toDate: '2026-12-21' }, ['2026-12-17 P1', '2026-12-17 P2'], true],
    [{ toDate: '2026-11-23' }, [], false],
    [{ fromDate: 'soon' }, [], false],
    [{ toDate: '2027-11-24' }, [], false],
  ])('%j', async (input, periods, beyondTerm) => {
    const { data } = await preview(input);
    const shown = (data?.leavePreview as { periods: { date: string; periodKey: string }[]; beyondTerm: boolean }) ?? {};
    expect(shown.periods.map(({ date, periodKey }) => `${date} ${periodKey}`)).toEqual(periods);
    expect(shown.beyondTerm).toBe(beyondTerm);
  });
  test('says what is over, what is recorded, and what was asked for before', async () => {
    const taken = register('2026-11-17', 'P1');
    const class1 = await collegeWith([submitted(freya), taken.opened(), taken.recorded(freya, 'present')]);
    const ask = async (input: object) => {
      const { data } = await class1.ask(
        'freya',
        'query ($input: LeaveRequestInput!) { leavePreview(input: $input) { isPast approved { excused unchanged } repeats { _id } } }',
        { input: { _id: emmettsLeave, groupId, attendanceType: 'absence', ...input } },
      );
      return data?.leavePreview;
    };
    const day = (date: string, periods: readonly string[]) => ({ fromDate: date, toDate: date, periods });
    expect(await ask(day('2026-11-17', ['P1']))).toEqual({
      isPast: true,
      approved: { excused: 0, unchanged: 1 },
      repeats: null,
    });
    expect(await ask(day('2026-11-24', ['P1']))).toMatchObject({ approved: { excused: 1 }, repeats: { _id: leaveId } });
    expect(await ask(day('2026-11-24', ['P2']))).toMatchObject({ repeats: null });
    // The request itself is no repetition.
    expect(await ask({ ...day('2026-11-24', ['P1']), _id: leaveId })).toMatchObject({ repeats: null });
    await class1.close();
  });
  test('is of one’s own groups only', async () =>
    expect((await preview({}, 'oskar')).errors[0]?.extensions.code).toBe('notFound'));
});

describe('sending', () => {
  const input = {
    _id: leaveId,
    groupId,
    attendanceType: 'absence',
    fromDate: '2026-11-24',
    toDate: '2026-11-24',
    reason: 'Wedding',
  };
  test('a request is the session’s, whatever the form says', async () => {
    const { data } = await college.ask(
      'freya',
      'mutation ($input: LeaveRequestInput!) { submitLeaveRequest(input: $input) { _id } }',
      { input },
    );
    expect(data).toEqual({ submitLeaveRequest: { _id: leaveId } });
    expect(sent()).toMatchObject({
      envelope: {
        type: 'SubmitLeaveRequest',
        data: { userId: freya, leaveRequestId: leaveId, attendanceType: input.attendanceType, time: null },
      },
      actor: { actorId: freya },
    });
  });
  test('a decision carries what was seen', async () => {
    const approve =
      'mutation ($id: ID!) { approveLeaveRequest(_id: $id, adminComments: "Fine", expectedRevision: 4, commandId: "11111111-1111-4111-8111-111111111111") { _id status } }';
    await college.ask('silas', approve, { id: leaveId });
    expect(sent().envelope).toMatchObject({
      type: 'ApproveLeaveRequest',
      expectedRevision: 4,
      commandId: '11111111-1111-4111-8111-111111111111',
      data: { leaveRequestId: leaveId, adminComments: 'Fine' },
    });
  });
  test.each([
    ['', undefined],
    [', adminComments: null', null],
    [', adminComments: ""', ''],
  ])('a decision with the comment%s says so', async (comments, expected) => {
    for (const [name, type] of [
      ['approveLeaveRequest', 'ApproveLeaveRequest'],
      ['acknowledgeLeaveRequest', 'AcknowledgeLeaveRequest'],
    ] as const) {
      const decide = `mutation ($id: ID!) { ${name}(_id: $id${comments}, expectedRevision: 4) { _id } }`;
      await college.ask('silas', decide, { id: leaveId });
      expect(sent().envelope).toMatchObject({ type, data: { leaveRequestId: leaveId } });
      expect((sent().envelope.data as { adminComments?: string | null }).adminComments).toBe(expected);
    }
  });
  test('a decision that came second is a conflict, and the request tells of the first one', async () => {
    await college.happened(leaveDecided('LeaveRequestApproved'));
    refuse = { code: 'conflict', actual: 1 };
    const late = await college.ask(
      'silas',
      'mutation ($id: ID!) { acknowledgeLeaveRequest(_id: $id, adminComments: "", expectedRevision: 0) { _id } }',
      {
        id: leaveId,
      },
    );
    refuse = undefined;
    expect(late.errors[0]).toMatchObject({
      message: 'Someone else changed this record. Reload and try again.',
      extensions: { code: 'conflict', params: { actual: 1 } },
    });
    const now = await college.ask(
      'silas',
      'query ($id: ID!) { LeaveRequest(id: $id) { id status _revision decidedByName decidedAt } }',
      { id: leaveId },
    );
    expect(now.data).toEqual({
      LeaveRequest: {
        id: leaveId,
        status: 'approved',
        _revision: 1,
        decidedByName: 'Harriet Vance',
        decidedAt: '2026-11-20T09:00:00.000Z',
      },
    });
  });
  test('withdrawing answers that it is done', async () => {
    expect(
      (await college.ask('emmett', 'mutation ($id: ID!) { withdrawLeaveRequest(_id: $id) }', { id: emmettsLeave }))
        .data,
    ).toEqual({
      withdrawLeaveRequest: true,
    });
  });
});

describe('the list of staff', () => {
  const list =
    'query ($filter: LeaveRequestFilter, $sortField: String, $sortOrder: String) { allLeaveRequests(filter: $filter, sortField: $sortField, sortOrder: $sortOrder) { items { _id } total more } }';
  const requestsOf = async (person: Person, variables: object = {}) => college.ask(person, list, variables);
  test.each<Person>(['renata', 'silas', 'harriet'])('is seen by %s, the newest first', async (person) => {
    expect(ids((await requestsOf(person)).data?.allLeaveRequests)).toEqual([leaveId, emmettsLeave]);
  });
  test('is empty for a manager of another region, and one record answers as absent', async () => {
    expect((await requestsOf('oskar')).data).toEqual({ allLeaveRequests: { items: [], total: 0, more: false } });
    expect(
      (await college.ask('oskar', 'query ($id: ID!) { LeaveRequest(id: $id) { id } }', { id: leaveId })).errors[0]
        ?.extensions.code,
    ).toBe('notFound');
    expect(ids((await requestsOf('oskar', { filter: { regionId } })).data?.allLeaveRequests)).toEqual([]);
  });
  test('is no one’s without a region', async () =>
    expect((await requestsOf('freya')).errors[0]).toMatchObject({
      message: 'No Access',
      extensions: { code: 'noAccess' },
    }));
  test.each([
    [{ q: 'fre' }, [leaveId]],
    [{ q: 'wedding' }, [emmettsLeave]],
    [{ status: 'pending', regionId }, [emmettsLeave]],
    [{ status: 'approved', regionId: otherRegionId }, []],
    [{ attendanceType: 'absence' }, []],
    [{ regionId: otherRegionId }, []],
    [{ from: '2026-11-25' }, [emmettsLeave]],
    [{ to: '2026-11-24' }, [leaveId]],
  ])('filtered by %j', async (filter, expected) =>
    expect(ids((await requestsOf('silas', { filter })).data?.allLeaveRequests)).toEqual(expected),
  );
  test('leaves out what waits for nobody while the student is deactivated, and has it again afterwards', async () => {
    const enrolment = (type: string, at: string) => ({
      type,
      data: { userId: freya, groupId, regionId, date: at.slice(0, 10) },
      meta: { stream: `enrolment-${groupId}_${freya}`, at },
    });
    const gone = [submitted(freya), enrolment('EnrolmentSuspended', '2026-11-19T09:00:00.000Z')];
    const back = [...gone, enrolment('EnrolmentResumed', '2026-11-19T10:00:00.000Z')];
    for (const [events, expected] of [
      [gone, []],
      [back, [leaveId]],
    ] as const) {
      const office = await collegeWith(events);
      expect(ids((await office.ask('silas', list)).data?.allLeaveRequests)).toEqual(expected);
      const { data } = await office.ask('silas', '{ dashboard { openLeaveRequests { n } } }');
      expect(data).toEqual({ dashboard: { openLeaveRequests: { n: expected.length } } });
      await office.close();
    }
  });
  test('refuses a status that there is not', async () =>
    expect((await requestsOf('silas', { filter: { status: 'nonsense' } })).errors[0]?.extensions.code).toBe('invalid'));
  test.each([
    ['studentName', 'ASC', [leaveId, emmettsLeave]],
    ['fromDate', 'DESC', [emmettsLeave, leaveId]],
    ['status', 'ASC', [leaveId, emmettsLeave]],
  ])('sorted by %s %s', async (sortField, sortOrder, expected) =>
    expect(ids((await requestsOf('renata', { sortField, sortOrder })).data?.allLeaveRequests)).toEqual(expected),
  );
});
