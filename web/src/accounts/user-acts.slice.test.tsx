/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { InResource } from '../console/testing/InResource.tsx';
import { renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { ines } from './admin/user.examples.ts';
import { UserActs } from './admin/UserActs.tsx';
import { usersResource } from './admin/users.resource.tsx';

afterEach(cleanup);

test.each([
  ['Deactivate', 'active'],
  ['Reactivate', 'deactivated'],
] as const)('%s is drawn in red nowhere, for it is taken back by its other', async (name, status) => {
  showPage(
    <InResource resource={usersResource}>
      <UserActs user={{ ...ines, status }} />
    </InResource>,
    { user: { ...renata, roles: ['superadmin', ...renata.roles] } },
  );
  const button = screen.getByRole('button', { name });
  expect(button.className).not.toContain('colorError');
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name }).className).not.toContain('colorError');
});
