/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateDialog } from '../../console/forms/index.ts';
import { InResource } from '../../console/testing/InResource.tsx';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { DefineAttendanceSchemaDocument } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { attendanceSchemasResource } from './attendance-schemas.resource.tsx';
import { freshSchema, schemaChecks, schemaRefusals } from './schema-form.ts';
import { SchemaFields } from './SchemaFields.tsx';

afterEach(cleanup);

const refused = answers(DefineAttendanceSchemaDocument, () => ({
  refusal: { message: 'Two terms overlap.', code: 'attendanceSchema.termsOverlap' },
}));
const show = (begun: Partial<typeof freshSchema>) =>
  showPage(
    <InResource resource={attendanceSchemasResource}>
      <CreateDialog
        resource="attendanceSchemas"
        title="New"
        schema={schemaChecks}
        refusals={schemaRefusals}
        begun={{ ...freshSchema, name: 'Day', ...begun }}
        saved={() => 'saved'}
        onClose={() => undefined}
      >
        <SchemaFields />
      </CreateDialog>
    </InResource>,
    { user: renata, mocks: [refused.mock] },
  );

test('what is missing in a line of the form is said at that very field, and not once for all lines', async () => {
  show({ hours: [{ key: 'P1', start: '09:00', end: '', weekdays: [] }] });
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2027-09-06' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText('Please fill this in.');
  const isWrong = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
  expect([/^Name of the term/, /^First day/, /^Last day/, /^Short name/, /^Begins/, /^Ends/].map(isWrong)).toEqual([
    true,
    false,
    true,
    false,
    false,
    true,
  ]);
  const weekdays = screen.getByRole('group', { name: /1/ });
  expect(document.getElementById(weekdays.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name of the term/));
});

test('who is refused for what is wrong with the lines together is led to the words, and who adds a line goes on in it', async () => {
  show({
    terms: [
      { name: 'Autumn', from: '2026-09-07', to: '2026-12-18' },
      { name: 'Winter', from: '2026-12-01', to: '2027-02-28' },
    ],
    hours: [{ key: 'P1', start: '09:00', end: '10:00', weekdays: [1] }],
  });
  const add = screen.getByRole('button', { name: 'Add a term' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Two terms overlap.');
  fireEvent.click(add);
  expect(document.activeElement).toBe(screen.getAllByLabelText(/^Name of the term/).at(-1));
});
