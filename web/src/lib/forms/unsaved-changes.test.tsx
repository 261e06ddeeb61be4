/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../testing/page.tsx';
import { Link, useLocation } from 'react-router';
import { UnsavedChanges } from './UnsavedChanges.tsx';

const Page = ({ changed }: { readonly changed: readonly boolean[] }) => (
  <>
    <p>{useLocation().pathname + useLocation().search}</p>
    <Link to="?tab=addresses">Other tab</Link>
    <Link to="?page=2">Same tab</Link>
    <Link to="/elsewhere">Away</Link>
    {changed.map((isChanged, n) => (
      <UnsavedChanges key={n} isChanged={isChanged} />
    ))}
  </>
);
afterEach(cleanup);
const asking = { name: 'Unsaved changes. Are you sure you want to leave this page?' };

test.each([
  ['the first of two forms', [true, false]],
  ['the second', [false, true]],
])('a page is not left while %s is changed, until it is said', async (_, changed) => {
  showPage(<Page changed={changed} />);
  fireEvent.click(screen.getByText('Away'));
  await screen.findByRole('alertdialog', asking);
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
test('nor is one of its tabs', async () => {
  showPage(<Page changed={[true]} />);
  fireEvent.click(screen.getByText('Other tab'));
  await screen.findByRole('alertdialog', asking);
  fireEvent.click(screen.getByRole('button', { name: 'Leave page' }));
  await screen.findByText('/dashboard?tab=addresses');
});
test('what else the address says of the page may change', async () => {
  showPage(<Page changed={[true]} />);
  fireEvent.click(screen.getByText('Same tab'));
  await screen.findByText('/dashboard?page=2');
  expect(screen.queryByRole('alertdialog', asking)).toBeNull();
});
