/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showPage } from '../testing/page.tsx';
import { ActDialog } from './ActDialog.tsx';
import { Form } from './Form.tsx';
import { FormCard } from './FormCard.tsx';
import { LabelledText } from './LabelledText.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const refusal = (code: string) => Object.assign(new Error('No.'), { code });

describe('a form', () => {
  test.each([
    ['Save', 'form1', {}],
    ['Send', 'other', { label: 'Send', id: 'other' }],
  ])('has the button %s and the id %s', (label, id, given) => {
    const onSubmit = jest.fn();
    showPage(<Form {...given} onSubmit={onSubmit} />);
    press(label);
    expect([document.querySelector('form')?.id, onSubmit.mock.calls.length]).toEqual([id, 1]);
  });
  test('is sent when the browser finds its fields in order', () => {
    const onSubmit = jest.fn();
    showPage(
      <Form onSubmit={onSubmit}>
        <LabelledText label="Name" required value="" onChange={() => undefined} />
      </Form>,
    );
    press('Save');
    expect([onSubmit.mock.calls.length, screen.getByText('Please fill this in.').id]).toEqual([
      0,
      name().getAttribute('aria-describedby'),
    ]);
  });
});

describe('a text', () => {
  const Text = ({ given = {} }: { readonly given?: { readonly isTrimmed?: boolean; readonly type?: string } }) => {
    const form = useForm({ start: { name: '' } });
    return <LabelledText label="Name" {...form.field('name')} {...given} />;
  };
  test.each([
    [' Ann ', 'Ann', {}],
    [' Ann ', ' Ann ', { isTrimmed: false }],
    [' secret ', ' secret ', { type: 'password' }],
    ['2.50', '2.5', { type: 'number' }],
    ['1e2', '100', { type: 'number' }],
    ['', '', { type: 'number' }],
  ])('%j becomes %j with %j once it is left', (typed, kept, given) => {
    showPage(<Text given={given} />);
    type(typed);
    fireEvent.blur(name());
    expect(name().value).toBe(kept);
  });
});

describe.each(['a dialog', 'a card'])('of %s', (kind) => {
  type Answer = () => Promise<unknown>;
  const onClose = jest.fn();
  const again = jest.fn();
  const sent = jest.fn<(typed: { readonly name: string }, revision: number) => void>();
  const Shown = ({ answer }: { readonly answer: Answer }) => {
    const [stands, setStands] = useState({ name: 'Ann', revision: 1 });
    const ask = () => {
      again();
      setStands({ name: 'Cleo', revision: 2 });
    };
    const { name: present, revision } = stands;
    const form = useForm({ start: { name: present }, revision, again: ask, refusals: { taken: { field: 'name' } } });
    const send = (typed: { readonly name: string }) => {
      sent(typed, form.expectedRevision);
      return answer();
    };
    const shared = { title: 'Person', form, send, done: 'Saved' };
    const field = <LabelledText label="Name" {...form.field('name')} />;
    return kind === 'a card' ? (
      <FormCard {...shared} onDone={onClose}>
        {field}
      </FormCard>
    ) : (
      <ActDialog {...shared} onClose={onClose}>
        {field}
      </ActDialog>
    );
  };
  const show = (answer: Answer) => {
    for (const mock of [onClose, again, sent]) mock.mockClear();
    return showPage(<Shown answer={answer} />);
  };

  if (kind === 'a dialog')
    test('the focus begins in its first field', () => {
      show(() => Promise.resolve());
      expect(document.activeElement).toBe(name());
      // What is a dialog is no form: the form is within it.
      const dialog = screen.getByRole('dialog');
      expect([dialog.tagName, dialog.querySelector('form')?.contains(name())]).toEqual(['DIV', true]);
    });
  if (kind === 'a dialog')
    test.each([
      ['the field that is wrong', 'taken', name],
      ['the button, where no field is wrong', 'unavailable', () => screen.getByRole('button', { name: 'Save' })],
    ])('refused, the focus is in %s', async (_, code, where) => {
      show(() => Promise.reject(refusal(code)));
      type('Bea');
      act(() => screen.getByRole('button', { name: 'Save' }).focus());
      press('Save');
      await screen.findByText('No.');
      await waitFor(() => expect(document.activeElement).toBe(where()));
    });
  if (kind === 'a dialog') {
    const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const question = { name: 'Unsaved changes. Are you sure you want to leave this page?' };
    const ways = [
      ['Cancel', () => press('Cancel')],
      ['Escape', escape],
    ] as const;
    test.each(ways)('it is closed at once by %s where nothing is typed', (_, close) => {
      show(() => Promise.resolve());
      close();
      expect([onClose.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
    });
    test.each(ways)('it asks at %s before what is typed is lost, and keeps it for who stays', async (_, close) => {
      show(() => Promise.resolve());
      type('Bea');
      close();
      await screen.findByRole('alertdialog', question);
      press('Stay here');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect([name().value, onClose.mock.calls.length]).toEqual(['Bea', 0]);
      close();
      await screen.findByRole('alertdialog', question);
      press('Leave page');
      expect(onClose.mock.calls).toHaveLength(1);
    });
  }
  if (kind === 'a dialog')
    test('nothing can be typed while it is sent, for it closes then', async () => {
      let end: () => void = () => undefined;
      show(() => new Promise<void>((resolve) => (end = resolve)));
      type('Bea');
      press('Save');
      await waitFor(() => expect([name().readOnly, document.activeElement]).toEqual([true, name()]));
      end();
      await screen.findByText('Saved');
      expect([sent.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    });
  test('what is typed is sent without blanks around it, said, and the present state is asked for', async () => {
    show(() => Promise.resolve());
    type(' Bea ');
    press('Save');
    await screen.findByText('Saved');
    expect([sent.mock.calls, onClose.mock.calls.length, again.mock.calls.length]).toEqual([
      [[{ name: 'Bea' }, 1]],
      1,
      1,
    ]);
  });
  test('a refusal about a field is said there until it is mended, any other above the fields', async () => {
    show(() => Promise.reject(refusal('taken')));
    type('Bea');
    press('Save');
    await waitFor(() => expect(screen.getByText('No.').id).toBe(name().getAttribute('aria-describedby')));
    expect([screen.queryByRole('alert'), onClose.mock.calls.length]).toEqual([null, 0]);
    type('Bee');
    expect(screen.queryByText('No.')).toBeNull();
  });
  test('any other is said above the fields', async () => {
    show(() => Promise.reject(refusal('other')));
    type('Bea');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('No.');
    expect([name().value, onClose.mock.calls.length, again.mock.calls.length]).toEqual(['Bea', 0, 0]);
  });
  test('who was slower sees both values, and sends over what stands now', async () => {
    let isFirst = true;
    show(async () => {
      if (isFirst) throw ((isFirst = false), refusal('conflict'));
    });
    type('Bea');
    press('Save');
    expect((await screen.findByText('Now: Cleo')).id).toBe(name().getAttribute('aria-describedby'));
    expect([screen.getByRole('alert').textContent, name().value, onClose.mock.calls.length]).toEqual([
      expect.stringMatching(/^Somebody changed this/),
      'Bea',
      0,
    ]);
    press('Save');
    await screen.findByText('Saved');
    expect(sent.mock.calls.map(([, revision]) => revision)).toEqual([1, 2]);
  });
});
