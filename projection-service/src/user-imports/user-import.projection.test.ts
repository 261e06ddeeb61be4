import { expect, test } from '@jest/globals';
import type { UserImportEvent } from '@paideia/events/user-imports/user-import.events.ts';
import { specFor } from '../kernel/spec.ts';
import { userImportProjection } from './user-import.projection.ts';
import { importRowId, userImportRows, userImports } from './user-import.view.ts';

const [importId, regionId, by] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const { given: givenAny } = specFor(userImportProjection);
const given = (...events: readonly UserImportEvent[]) => givenAny(...events);
const person = (row: number) => ({ importId, row, userId: `${row}`.padStart(24, '0') });
const started: UserImportEvent = {
  type: 'UserImportStarted',
  data: { importId, fileName: 'people.csv', fileHash: 'f', rowCount: 3, regionId, groupIds: [], by },
};
const queued = (row: number): UserImportEvent => ({
  type: 'UserImportRowQueued',
  data: {
    ...person(row),
    line: row + 1,
    email: `p${row}@example.org`,
    firstName: 'P',
    lastName: `${row}`,
    locale: 'en',
  },
});
const settled = (row: number, outcome: 'invited' | 'emailTaken' | 'cancelled'): UserImportEvent => ({
  type: 'UserImportRowSettled',
  data: { ...person(row), outcome },
});
const undone = (row: number, outcome: 'retracted' | 'left'): UserImportEvent => ({
  type: 'UserImportRowUndone',
  data: { ...person(row), outcome },
});
const end = (type: 'UserImportFinished' | 'UserImportUndone'): UserImportEvent => ({ type, data: { importId } });
const rows = [queued(1), queued(2), queued(3)];
const worked = [settled(1, 'invited'), settled(2, 'emailTaken'), settled(3, 'invited')];

test('an import counts what came of its rows', () => {
  given(started, ...rows).then(userImports, importId, {
    status: 'running',
    queued: 3,
    settled: 0,
    startedBy: by,
    endedAt: null,
  });
  const finished = given(started, ...rows, ...worked, end('UserImportFinished'));
  finished.then(userImports, importId, {
    status: 'finished',
    settled: 3,
    invited: 2,
    emailTaken: 1,
    cancelled: 0,
    endedAt: '2026-11-20T09:00:00.000Z',
  });
  finished.then(userImportRows, importRowId(importId, 2), {
    line: 3,
    name: 'P 2',
    email: 'p2@example.org',
    outcome: 'emailTaken',
    undo: null,
  });
});
test('one that is stopped goes on counting the rows that make nobody', () => {
  given(
    started,
    ...rows,
    settled(1, 'invited'),
    { type: 'UserImportCancelled', data: { importId, by } },
    settled(2, 'cancelled'),
  ).then(userImports, importId, {
    status: 'cancelled',
    settled: 2,
    invited: 1,
    cancelled: 1,
  });
});
test('one that is undone says who stays', () => {
  const history = [started, ...rows, ...worked, end('UserImportFinished')];
  const undoing: UserImportEvent = { type: 'UserImportUndoStarted', data: { importId, by } };
  given(...history, undoing, undone(1, 'retracted')).then(userImports, importId, { status: 'undoing', retracted: 1 });
  const all = given(...history, undoing, undone(1, 'retracted'), undone(3, 'left'), end('UserImportUndone'));
  all.then(userImports, importId, { status: 'undone', retracted: 1, left: 1 });
  all.then(userImportRows, importRowId(importId, 3), { outcome: 'invited', undo: 'left' });
  given(started, settled(1, 'emailTaken'), undoing).then(userImports, importId, { status: 'undone' });
});
test('names that were erased are none', () => {
  const erased: UserImportEvent = {
    ...queued(1),
    data: { ...queued(1).data, email: null, firstName: null, lastName: null },
  } as UserImportEvent;
  expect(given(started, erased).one(userImportRows, importRowId(importId, 1))).toMatchObject({
    name: null,
    email: null,
  });
});
