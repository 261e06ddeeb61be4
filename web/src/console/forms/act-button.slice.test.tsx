/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showConsole } from '../../lib/testing/console.tsx';
import { ActButton } from './ActButton.tsx';

afterEach(cleanup);

test('an act ends when the page knows what became of the thing', async () => {
  let revision = 0;
  const asked: ((revision: number) => void)[] = [];
  function Page() {
    const { data } = useQuery({
      queryKey: ['thing'],
      queryFn: () => new Promise<number>((resolve) => asked.push(resolve)),
    });
    return (
      <>
        <p>Revision {data}</p>
        <ActButton
          label="Close"
          title="Close the request"
          start={{}}
          send={async () => void (revision = 1)}
          done="It is closed."
        >
          {() => 'Nobody can answer it any more.'}
        </ActButton>
      </>
    );
  }
  showConsole(<Page />, []);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!(revision);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  const confirm = await screen.findByRole('button', { name: 'Close', hidden: false });
  fireEvent.click(confirm);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('dialog', { name: 'Close the request' })).toBeTruthy();
  asked[1]!(revision);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Revision 1')).toBeTruthy();
});
