/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { InResource } from '../../console/testing/InResource.tsx';
import { renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { evening } from './group.examples.ts';
import { GroupActs } from './GroupActs.tsx';
import { groupsResource } from './groups.resource.tsx';

afterEach(cleanup);

test.each([
  ['Archive', false],
  ['Restore', true],
])('%s is drawn in red nowhere, for what is archived is restored again', async (name, archived) => {
  showPage(
    <InResource resource={groupsResource}>
      <GroupActs group={{ ...evening, archived }} />
    </InResource>,
    { user: renata },
  );
  const button = screen.getByRole('button', { name });
  expect(button.className).not.toContain('colorError');
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name }).className).not.toContain('colorError');
});
