/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, cleanup, screen } from '@testing-library/react';
import { showPage } from '../testing/page.tsx';
import { useCommand } from './use-command.ts';

type Sent = { readonly row: string; readonly commandId?: string };
const MarkDocument: TypedDocumentNode<{ readonly mark: boolean }, Sent> = gql`
  mutation mark($row: String!, $commandId: String) {
    mark(row: $row, commandId: $commandId)
  }
`;
let run: (variables: { readonly row: string }) => Promise<unknown>;
const Rows = () => {
  const command = useCommand(MarkDocument);
  run = command.run;
  return <output>{command.isBusy ? 'busy' : 'at rest'}</output>;
};
afterEach(cleanup);

test('what is sent while something else is on its way is done once, however the answers come', async () => {
  const seen: Sent[] = [];
  const lost = new Set(['b']);
  const answered = (of: string, delay: number) => ({
    request: { query: MarkDocument },
    variableMatcher: ({ row }: Record<string, unknown>) => row === of,
    maxUsageCount: 100,
    delay,
    result: (sent: Record<string, unknown>) => {
      seen.push(sent as Sent); // The provider matches the variables of this very operation.
      return lost.delete(of)
        ? { errors: [{ message: 'No answer came in time', extensions: { code: 'late' } }] }
        : { data: { mark: true } };
    },
  });
  showPage(<Rows />, { mocks: [answered('a', 50), answered('b', 1000)] });
  let second: Promise<unknown> = Promise.resolve();
  await act(async () => {
    const first = run({ row: 'a' });
    second = run({ row: 'b' }).catch(() => undefined);
    await first;
  });
  expect(screen.getByRole('status').textContent).toBe('busy');
  await act(async () => {
    // A second click of the same changes nothing.
    void run({ row: 'b' }).catch(() => undefined);
    await second;
  });
  expect(seen.map(({ row }) => row)).toEqual(['a', 'b']);
  expect(screen.getByRole('status').textContent).toBe('at rest');
  await act(async () => void (await run({ row: 'b' })));
  expect(seen[2]).toEqual(seen[1]);
});
