/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ModalDialog } from '../../lib/ui/ModalDialog.tsx';
import { showConsole } from '../../lib/testing/console.tsx';
import { DetailPanel } from './DetailPanel.tsx';

const before = globalThis.matchMedia;
let width = 1180;
const listeners = new Set<() => void>();
/** It answers as much of `matchMedia` as is asked. */
const media = (query: string): MediaQueryList =>
  ({
    media: query,
    get matches() {
      const [, bound, px] = /(min|max)-width:([\d.]+)px/.exec(query) ?? [];
      return bound === 'min' ? width >= Number(px) : bound === 'max' && width <= Number(px);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }) as unknown as MediaQueryList;
const turn = (px: number) =>
  act(() => {
    width = px;
    for (const listener of listeners) listener();
  });
beforeEach(() => void (globalThis.matchMedia = media));
afterEach(() => {
  cleanup();
  globalThis.matchMedia = before;
});

function Payment() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Pay</button>
      <ModalDialog open={isOpen} title="Payment" onClose={() => setOpen(false)}>
        <input aria-label="Amount" />
        <button onClick={() => setOpen(false)}>Done</button>
      </ModalDialog>
    </>
  );
}

test.each([
  ['beside the list', 1180, 820],
  ['in a drawer', 820, 1180],
])('whoever types in a dialog over a panel %s may turn the tablet', async (_, first, then) => {
  width = first;
  showConsole(
    <DetailPanel recordId="a" title="Invoice" onClose={() => undefined}>
      <Payment />
    </DetailPanel>,
    [],
  );
  const isDrawer = () => screen.queryByRole('dialog', { name: 'Invoice', hidden: true }) !== null;
  await screen.findByText('Pay');
  expect(isDrawer()).toBe(first < 1024);
  fireEvent.click(screen.getByText('Pay'));
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '120' } });
  turn(then);
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('120');
  fireEvent.click(screen.getByText('Done'));
  await waitFor(() => expect(isDrawer()).toBe(then < 1024));
});

test('a double click on an act does it once: the second click would be for the record that is opened next', async () => {
  const done: string[] = [];
  const People = () => {
    const [name, setName] = useState('Freya');
    const approve = () => {
      done.push(name);
      setName('Tamsin');
    };
    const footer = (
      <>
        <button onClick={approve}>Approve</button>
        <button form="grade">Grade</button>
      </>
    );
    return (
      <DetailPanel recordId={name} title={name} onClose={() => undefined} footer={footer}>
        <form id="grade" onSubmit={() => done.push(`graded ${name}`)} />
      </DetailPanel>
    );
  };
  showConsole(<People />, []);
  const click = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail });
  await screen.findByText('Approve');
  click('Approve', 1);
  click('Approve', 2);
  expect(done).toEqual(['Freya']);
  expect(click('Grade', 2)).toBe(false);
  click('Approve', 0);
  expect(done).toEqual(['Freya', 'Tamsin']);
});
