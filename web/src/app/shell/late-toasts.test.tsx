/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { speak } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/notices/index.ts';
import { Toasts as Shown } from '../../lib/ui/toasts/Toasts.tsx';
import { toast } from 'react-toastify/unstyled';
import { lateToasts } from './late-toasts.tsx';

const idle = jest.fn<(callback: () => void) => number>();
Object.assign(globalThis, { requestIdleCallback: idle });
afterEach(cleanup);

const toasts = () => jest.fn(() => import('../../lib/ui/toasts/Toasts.tsx'));
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

// The first one must come before anything is said.
test('the code of toasts is asked for once the page is there and the browser has nothing to do', async () => {
  const load = toasts();
  let come = () => undefined as void;
  const Toasts = lateToasts(load, new Promise<void>((resolve) => (come = resolve)));
  render(<Toasts />);
  await soon();
  expect([idle.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
  come();
  await soon();
  expect([idle.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  idle.mock.calls[0]![0]();
  await soon();
  expect(load).toHaveBeenCalledTimes(1);
});
test('where they are shown is named in the language of the page', async () => {
  speak('de_DE', { toasts: { 'toasts.region': 'Kurzmeldungen, Alt+T' } });
  try {
    render(<Shown />);
    expect(await screen.findByRole('region', { name: 'Kurzmeldungen, Alt+T' })).not.toBeNull();
  } finally {
    speak('en', {});
  }
});
test('what is said before that asks for it, and is shown', async () => {
  const load = toasts();
  const Toasts = lateToasts(load, new Promise<never>(() => undefined));
  render(<Toasts />);
  await soon();
  expect(load).not.toHaveBeenCalled();
  notify('Saved.');
  const said = await screen.findByText('Saved.');
  expect([said.closest('[role=status]') !== null, said.closest('.Toastify__toast--info') !== null]).toEqual([
    true,
    true,
  ]);
});

describe('on phones', () => {
  const usual = globalThis.matchMedia;
  const show = async (isPhone: boolean) => {
    globalThis.matchMedia = ((media: string) => ({
      matches: isPhone,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof matchMedia; // As much of it as MUI asks.
    render(<Shown />);
    await soon();
  };
  const active = (...ids: string[]) => ids.filter((id) => toast.isActive(id));
  afterEach(() => {
    globalThis.matchMedia = usual;
  });

  test('two notices are shown at once: what was said first goes, and what went wrong stays', async () => {
    await show(true);
    notifyError('It was not sent.', 'wrong');
    for (const id of ['one', 'two']) {
      notify(id, undefined, id);
      await soon();
    }
    expect(active('wrong', 'one', 'two')).toEqual(['wrong', 'two']);
    notifyError('Nor was this.', 'worse');
    await soon();
    expect(active('wrong', 'two', 'worse')).toEqual(['wrong', 'worse']);
    notify('Saved.', undefined, 'saved');
    await soon();
    expect(active('wrong', 'worse', 'saved')).toEqual(['worse', 'saved']);
  });
  test('a wider screen has room for three', async () => {
    await show(false);
    for (const id of ['a', 'b', 'c']) {
      notify(id, undefined, id);
      await soon();
    }
    expect(active('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  });
});
