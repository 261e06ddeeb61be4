import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { explanationIdOf } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  otherGroupId,
  otherRegionId,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const [earlier, later] = [register('2026-11-17', 'P1'), register('2026-11-18', 'P2')];
const idOf = ({ registerId }: typeof earlier, userId: string) => explanationIdOf(registerId, userId);
const [freyas, emmetts, excused] = [idOf(earlier, freya), idOf(earlier, emmett), idOf(later, emmett)];
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[earlier, later].flatMap((one) => [one.opened(), one.recorded(freya, 'absent'), one.recorded(emmett, 'absent')]),
    earlier.explanation('AbsenceExplained', freya),
    earlier.explanation('AbsenceExplained', emmett),
    later.explanation('AbsenceExplained', emmett),
    later.explanation('AbsenceExcused', emmett),
  ]);
});
afterAll(() => college.close());
const sent = () => college.api.sent.at(-1)!;
const ids = (data: unknown) => (data as { items: { _id: string }[] }).items.map(({ _id }) => _id);

describe('one’s own explanations', () => {
  const list = 'query ($g: ID) { absenceExplanations(groupId: $g) { items { _id } total more } }';
  const one = `query ($r: ID!) { absenceExplanation(registerId: $r) {
    _id date periodKey text status comment groupName studentName timeZone decidedByName } }`;
  test('are listed, the latest day first, without anyone else’s', async () => {
    const { data } = await college.ask('emmett', list, { g: groupId });
    expect(data).toEqual({
      absenceExplanations: { items: [{ _id: excused }, { _id: emmetts }], total: 2, more: false },
    });
    expect(ids((await college.ask('freya', list)).data?.absenceExplanations)).toEqual([freyas]);
    expect(ids((await college.ask('freya', list, { g: otherGroupId })).data?.absenceExplanations)).toEqual([]);
  });
  test('say what was written and what was answered', async () => {
    const { data } = await college.ask('emmett', one, { r: later.registerId });
    expect(data).toEqual({
      absenceExplanation: {
        _id: excused,
        date: '2026-11-18',
        periodKey: 'P2',
        text: 'Flat tyre',
        status: 'excused',
        comment: null,
        groupName: 'Cedar Ridge Day Year 1',
        studentName: 'Emmett Solano',
        timeZone: 'America/Denver',
        decidedByName: 'Harriet Vance',
      },
    });
  });
  test('are none for a mark that was not explained, whoever else explained it', async () =>
    expect((await college.ask('freya', one, { r: later.registerId })).data).toEqual({ absenceExplanation: null }));
});

describe('sending', () => {
  const submit = 'mutation ($r: ID!) { submitAbsenceExplanation(registerId: $r, text: "Snow") { _id status } }';
  test('an explanation is the session’s', async () => {
    const { data } = await college.ask('freya', submit, { r: earlier.registerId });
    expect(data).toEqual({ submitAbsenceExplanation: { _id: freyas, status: 'explained' } });
    expect(sent()).toMatchObject({
      envelope: {
        type: 'SubmitAbsenceExplanation',
        data: { registerId: earlier.registerId, userId: freya, text: 'Snow' },
      },
      actor: { actorId: freya },
    });
  });
  test.each([
    ['excuseAbsence', 'ExcuseAbsence'],
    ['unexcuseAbsence', 'UnexcuseAbsence'],
  ])('%s names the mark and carries what was seen', async (name, type) => {
    const document = `mutation ($id: ID!) { ${name}(explanationId: $id, comment: "Fine", expectedRevision: 4) { id } }`;
    expect((await college.ask('silas', document, { id: freyas })).data).toEqual({ [name]: { id: freyas } });
    expect(sent().envelope).toMatchObject({
      type,
      expectedRevision: 4,
      data: { registerId: earlier.registerId, userId: freya, comment: 'Fine' },
    });
    const before = college.api.sent.length;
    for (const person of ['freya', 'tamsin', 'oskar', 'nadia'] as const)
      expect((await college.ask(person, document, { id: freyas })).errors[0]?.extensions.code).toBe('noAccess');
    expect(college.api.sent).toHaveLength(before);
  });
});

describe('the list of staff', () => {
  const list = `query ($filter: AbsenceExplanationFilter) { allAbsenceExplanations(filter: $filter) {
    items { _id } total } }`;
  const found = async (filter: object, person: Person = 'silas') => {
    const { data, errors } = await college.ask(person, list, { filter });
    return data?.allAbsenceExplanations ? ids(data.allAbsenceExplanations) : errors[0]?.extensions.code;
  };
  test.each<[object, number]>([
    [{}, 3],
    [{ status: 'explained' }, 2],
    [{ status: 'excused', regionId }, 1],
    [{ regionId: otherRegionId }, 0],
    [{ groupId: otherGroupId }, 0],
    [{ from: '2026-11-18' }, 1],
    [{ to: '2026-11-17' }, 2],
  ])('filtered by %j', async (filter, n) => expect(await found(filter)).toHaveLength(n));
  test.each<[Person, unknown]>([
    ['renata', 3],
    ['harriet', 3],
    ['tamsin', 3],
    ['oskar', 0],
    ['nadia', 'noAccess'],
    ['dorota', 'noAccess'],
    ['freya', 'noAccess'],
  ])('is for whoever handles explanations or keeps the registers of the region: %s', async (person, expected) => {
    const rows = await found({}, person);
    expect(Array.isArray(rows) ? rows.length : rows).toBe(expected);
  });
  test('one alone is found by its id, and not by others', async () => {
    const one = 'query ($id: ID!) { AbsenceExplanation(id: $id) { studentName text status } }';
    const asked = await college.ask('silas', one, { id: freyas });
    expect(asked.data).toEqual({
      AbsenceExplanation: { studentName: 'Freya Halloran', text: 'Flat tyre', status: 'explained' },
    });
    expect((await college.ask('tamsin', one, { id: freyas })).data).toEqual(asked.data);
    expect((await college.ask('oskar', one, { id: freyas })).errors[0]?.extensions.code).toBe('notFound');
    expect((await college.ask('freya', one, { id: freyas })).errors[0]?.extensions.code).toBe('noAccess');
    expect((await college.ask('silas', one, { id: idOf(later, freya) })).errors[0]?.extensions.code).toBe('notFound');
  });
});
