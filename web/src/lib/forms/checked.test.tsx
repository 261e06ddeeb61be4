/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { NumberField } from './NumberField.tsx';
import { TextInput } from './TextInput.tsx';
import { TypedLines } from '../contacts/TypedLines.tsx';

const send = jest.fn();
const words = {
  heading: 'E-mails',
  add: 'Add',
  value: (n: number) => `E-mail ${n}`,
  type: (n: number) => `Kind ${n}`,
  remove: (n: number) => `Remove ${n}`,
};
const right = { email: 'ada@example.org', sum: '5', line: 'ada@school.example' };
function Form({ given }: { readonly given: Partial<typeof right> }) {
  const [{ email, sum, line }, setTyped] = useState({ ...right, ...given });
  const set = (name: keyof typeof right) => (value: string) => setTyped((was) => ({ ...was, [name]: value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="E-mail">
        {(controlProps) => (
          <TextInput controlProps={controlProps} type="email" required value={email} onChange={set('email')} />
        )}
      </Field>
      <button type="button" onClick={() => set('email')('ada@example.org')}>
        Mine
      </button>
      <NumberField
        label="Sum"
        value={sum}
        onChange={set('sum')}
        range={{ digits: 0, min: 1, max: 9 }}
        say={String}
        example={5}
      />
      <TypedLines
        words={words}
        lines={[{ key: 'a', type: 'school', value: line }]}
        kinds={[{ value: 'school', label: 'School' }]}
        inputType="email"
        onChange={([one]) => set('line')(one?.value ?? '')}
      />
      <button type="submit">Send</button>
    </form>
  );
}
const sendIt = () => fireEvent.click(screen.getByText('Send'));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** It answers what a control is said to be wrong for. */
const problemOf = (label: string) => {
  const control = screen.getByLabelText(label);
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(control.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent;
};

beforeEach(() => void send.mockClear());
afterEach(cleanup);

test('a form in order is sent', () => {
  render(<Form given={{}} />);
  sendIt();
  expect(send).toHaveBeenCalledTimes(1);
});
test.each([
  ['E-mail', { email: 'ada@' }, 'This is not an e-mail address. Write it like name@example.org.'],
  ['Sum', { sum: '' }, 'Please fill this in.'],
  ['Sum', { sum: '10' }, 'At most 9.'],
  ['E-mail 1', { line: 'ada' }, 'This is not an e-mail address. Write it like name@example.org.'],
])('%s of %j is said at it, and the keyboard goes there', (label, given, text) => {
  render(<Form given={given} />);
  sendIt();
  expect([send.mock.calls.length, problemOf(label), document.activeElement]).toEqual([
    0,
    text,
    screen.getByLabelText(label),
  ]);
});
test('it is said until it is mended, in the words of what is wrong by now', () => {
  render(<Form given={{ email: '' }} />);
  sendIt();
  expect(problemOf('E-mail')).toBe('Please fill this in.');
  type('E-mail', 'ada');
  expect(problemOf('E-mail')).toMatch(/not an e-mail/);
  type('E-mail', 'ada@example.org');
  expect(problemOf('E-mail')).toBeUndefined();
  type('E-mail', '');
  expect(problemOf('E-mail')).toBeUndefined();
});
test('what mends it need not be typing', () => {
  render(<Form given={{ email: '' }} />);
  sendIt();
  fireEvent.click(screen.getByText('Mine'));
  expect(problemOf('E-mail')).toBeUndefined();
});
test('a figure that was mended is no longer called wrong', () => {
  render(<Form given={{ sum: '' }} />);
  sendIt();
  type('Sum', '4');
  expect(problemOf('Sum')).toBeUndefined();
});
