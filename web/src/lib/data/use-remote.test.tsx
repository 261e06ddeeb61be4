/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { cleanup, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { useFresh } from './use-fresh.ts';
import { useRemote } from './use-remote.ts';
import { answers } from '../testing/console.tsx';
import { showPage } from '../testing/page.tsx';
import { DataScreen } from '../ui/DataScreen.tsx';

type Thing = { readonly thing: { readonly name: string } };
const ThingDocument: TypedDocumentNode<Thing, { readonly kind: string }> = gql`
  query thing($kind: String!) {
    thing(kind: $kind) {
      name
    }
  }
`;
function Screen({ use }: { readonly use: typeof useRemote | typeof useFresh }) {
  const [kind, setKind] = useState('a');
  const remote = use(ThingDocument, { kind }, ({ thing }) => thing.name);
  return (
    <>
      <button onClick={() => setKind('b')}>another</button>
      <button onClick={() => void remote.again().catch(() => undefined)}>again</button>
      <DataScreen remote={remote}>
        {(name) => (
          <>
            <p>{name}</p>
            <input aria-label="reason" />
          </>
        )}
      </DataScreen>
    </>
  );
}
let code: string | undefined;
const { mock } = answers(ThingDocument, ({ kind }) =>
  code === undefined
    ? { data: { thing: { name: `thing ${kind}`, ...{ __typename: 'Thing' } } } }
    : { refusal: { message: `no ${kind}: ${code}`, code } },
);
beforeEach(() => {
  code = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['kept', useRemote],
  ['not kept', useFresh],
] as const)('of what is %s', (_, use) => {
  test('what is typed stays, with the focus, where asking again failed on the way', async () => {
    showPage(<Screen use={use} />, { mocks: [mock] });
    await screen.findByText('thing a');
    const field = screen.getByLabelText<HTMLInputElement>('reason');
    fireEvent.change(field, { target: { value: 'was ill' } });
    field.focus();
    code = 'late';
    press('again');
    expect(await screen.findByText('no a: late')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>('reason').value).toBe('was ill');
    code = undefined;
    press('Try again');
    await waitForElementToBeRemoved(() => screen.queryByRole('alert'));
    expect(screen.getByLabelText('reason')).toBe(field);
  });

  test('what is refused from now on is shown no more', async () => {
    showPage(<Screen use={use} />, { mocks: [mock] });
    await screen.findByText('thing a');
    code = 'noAccess';
    press('again');
    expect(await screen.findByText('no a: noAccess')).toBeTruthy();
    expect(screen.queryByText('thing a')).toBeNull();
  });

  test('the answer to another question is not shown in place of one that failed', async () => {
    showPage(<Screen use={use} />, { mocks: [mock] });
    await screen.findByText('thing a');
    code = 'late';
    press('another');
    expect(await screen.findByText('no b: late')).toBeTruthy();
    expect(screen.queryByText('thing a')).toBeNull();
    code = undefined;
    press('Try again');
    expect(await screen.findByText('thing b')).toBeTruthy();
  });
});
