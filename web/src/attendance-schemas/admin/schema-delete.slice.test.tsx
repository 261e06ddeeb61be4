/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InResource } from '../../console/testing/InResource.tsx';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { attendanceSchemasResource } from './attendance-schemas.resource.tsx';
import { DeleteSchema } from './DeleteSchema.tsx';

afterEach(cleanup);

const group = { _id: 'g1', name: 'Day Year 1', archived: false, studentCount: 9, termNames: [] };
const old = { ...group, _id: 'g0', name: 'Day Year 1 of 2024', archived: true };
const schema = { id: 's', name: 'Day program', groups: [group, old] };
const show = (groups: readonly (typeof group)[]) =>
  showPage(
    <InResource resource={attendanceSchemasResource}>
      <DeleteSchema schema={{ ...schema, groups } as unknown as AdminAttendanceSchemaFragment} />
    </InResource>,
    { user: { ...renata, roles: [...renata.roles, 'superadmin'] } },
  );

test('a schema that groups follow is not offered to be deleted: it names them, with the way to each', async () => {
  show(schema.groups);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day program cannot be deleted yet' }));
  dialog.getByText(/These groups follow it/);
  expect(dialog.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Day Year 1', '/groups/g1'],
    ['Day Year 1 of 2024', '/groups/g0'],
  ]);
  dialog.getByText('Archived');
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one that no group follows is deleted after a question', async () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Day program?' }));
  dialog.getByRole('button', { name: 'Delete' });
});
