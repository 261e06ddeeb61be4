/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { CreateDialog } from '../../console/forms/index.ts';
import { InResource } from '../../console/testing/InResource.tsx';
import { renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { attendanceSchemasResource } from './attendance-schemas.resource.tsx';
import { freshSchema, schemaChecks } from './schema-form.ts';
import { SchemaFields } from './SchemaFields.tsx';

afterEach(cleanup);

test('what is missing in a line of the form is said at that very field, and not once for all lines', async () => {
  showPage(
    <InResource resource={attendanceSchemasResource}>
      <CreateDialog
        resource="attendanceSchemas"
        title="New"
        schema={schemaChecks}
        begun={{ ...freshSchema, name: 'Day', hours: [{ key: 'P1', start: '09:00', end: '', weekdays: [] }] }}
        saved={() => 'saved'}
        onClose={() => undefined}
      >
        <SchemaFields />
      </CreateDialog>
    </InResource>,
    { user: renata },
  );
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
