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
  await waitFor(() => expect(isDrawer()).toBe(then < 1024), { timeout: 3_000 });
});
