/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { DeleteEvaluationDocument, SaveEvaluationDocument } from '../../generated/evaluations/admin/evaluations.ts';
import type { StaffTimeLogFragment } from '../../generated/time-logs/admin/time-log-admin.ts';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { EvaluationActs } from './EvaluationActs.tsx';

const log: StaffTimeLogFragment = {
  id: 'u_practicum_20261114',
  _revision: 3,
  userId: 'u',
  studentName: 'Quentin Abara',
  studentPicture: null,
  groupName: 'Day Year 2',
  regionId: 'r',
  program: 'practicum',
  programName: 'Practicum',
  periodStart: '2026-11-08',
  periodEnding: '2026-11-14',
  timeZone: 'America/Denver',
  totalMinutes: 90,
  status: 'submitted',
  submittedAt: '2026-11-14T18:00:00.000Z',
  rating: null,
  comments: null,
  evaluatedAt: null,
  evaluatedByName: null,
  entries: [],
};
const week = { userId: 'u', program: 'practicum', periodEnding: '2026-11-14', expectedRevision: 3 };
const changed = { __typename: 'TimeLog' as const, id: log.id, _revision: 4 };
afterEach(cleanup);

test('a submitted time log is evaluated with a rating and comments, and what was seen', async () => {
  const save = answers(SaveEvaluationDocument, () => ({ data: { saveEvaluation: changed } }));
  showConsole(<EvaluationActs log={log} />, [save.mock], '/timelogs/x');
  fireEvent.click(await screen.findByRole('button', { name: 'Evaluate' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Rating'), { target: { value: '4' } });
  fireEvent.change(dialog.getByLabelText(/Comments for the student/), { target: { value: ' Faithful ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Evaluate' }));
  expect(await screen.findByText('Quentin Abara: evaluated')).toBeTruthy();
  expect(save.seen[0]).toMatchObject({ ...week, rating: 4, comments: 'Faithful' });
});
test('an evaluation is deleted once it is said what that means', async () => {
  const remove = answers(DeleteEvaluationDocument, () => ({ data: { deleteEvaluation: changed } }));
  showConsole(<EvaluationActs log={{ ...log, status: 'evaluated', rating: 4 }} />, [remove.mock], '/timelogs/x');
  expect(screen.getByRole('button', { name: 'Change the evaluation' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the evaluation' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/waits for another evaluation/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete the evaluation' }));
  expect(await screen.findByText('Quentin Abara: the evaluation is deleted')).toBeTruthy();
  expect(remove.seen[0]).toMatchObject(week);
});
test.each([
  ['what is not submitted', { ...log, status: 'draft' as const }],
  ['one’s own', { ...log, userId: renata._id }],
])('nobody evaluates %s', (_, shown) => {
  showConsole(<EvaluationActs log={shown} />, [], '/timelogs/x');
  expect(screen.queryByRole('button')).toBeNull();
});
