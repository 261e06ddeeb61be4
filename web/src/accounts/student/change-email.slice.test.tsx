/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../lib/testing/page.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

afterEach(cleanup);

test('whoever types the present address is told so at the field, and nothing is sent', async () => {
  const digest = jest.fn(async (password: string) => password);
  showPage(<ChangeEmail digest={digest} />);
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'New e-mail address' });
  fireEvent.change(address, { target: { value: ' Freya.Halloran@example.org' } });
  fireEvent.change(document.querySelector('input[type=password]')!, { target: { value: 'cedar-ridge-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));
  expect((await screen.findByText('You sign in with this address already.')).id).toBe(
    address.getAttribute('aria-describedby'),
  );
  expect(digest).not.toHaveBeenCalled();
  fireEvent.change(address, { target: { value: 'freya@example.org' } });
  expect(screen.queryByText('You sign in with this address already.')).toBeNull();
});
