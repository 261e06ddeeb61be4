/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../testing/page.fixture.tsx';
import { Link, useLocation } from 'react-router';
import { UnsavedChanges } from './UnsavedChanges.tsx';

const Page = ({ changed }: { readonly changed: readonly boolean[] }) => (
  <>
    <p>{useLocation().pathname}</p>
    <Link to="/elsewhere">Away</Link>
    {changed.map((isChanged, n) => (
      <UnsavedChanges key={n} isChanged={isChanged} />
    ))}
  </>
);
jest.setTimeout(30_000);
afterEach(cleanup);
const asking = { name: 'Unsaved changes. Are you sure you want to leave this page?' };

test.each([
  ['the first of two forms', [true, false]],
  ['the second', [false, true]],
])('a page is not left while %s is changed, until it is said', async (_, changed) => {
  showPage(<Page changed={changed} />);
  fireEvent.click(screen.getByText('Away'));
  await screen.findByRole('alertdialog', asking, { timeout: 15_000 });
  expect(screen.getByText('/dashboard')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave page' }));
  await screen.findByText('/elsewhere');
});
test('a page whose forms are unchanged is left without a question', async () => {
  showPage(<Page changed={[false, false]} />);
  fireEvent.click(screen.getByText('Away'));
  await screen.findByText('/elsewhere');
  expect(screen.queryByRole('alertdialog', asking)).toBeNull();
});
