/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Email } from '@paideia/events/accounts/account.commands.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { problemOf, wordsFor, type Control } from './checks.ts';
import { Dropdown } from './Dropdown.tsx';
import { Field } from './Field.tsx';
import { setCampusZone } from '../i18n/formats.ts';
import { speak } from '../i18n/i18n.ts';
import { TextInput } from './TextInput.tsx';

afterEach(async () => {
  cleanup();
  speak('en', {});
});

describe('what the browser finds is said in the language of the page', () => {
  const made = (html: string): Control => {
    document.body.innerHTML = html;
    return document.body.querySelector<Control>('input, select, textarea')!;
  };
  /** It is set when people typed it; a script cannot set it. */
  const typed = (control: Control, found: 'tooShort' | 'tooLong' | 'badInput' | 'stepMismatch'): Control => {
    Object.defineProperty(control, 'validity', { value: { [found]: true } });
    return control;
  };
  test.each<[string, () => Control, string]>([
    ['an empty field', () => made('<input required>'), 'Please fill this in.'],
    ['an empty text', () => made('<textarea required></textarea>'), 'Please fill this in.'],
    ['no choice', () => made('<select required><option value="">select</option></select>'), 'Please choose.'],
    ['no box', () => made('<input type="checkbox" required>'), 'Please tick this box.'],
    [
      'no e-mail',
      () => made('<input type="email" value="a@">'),
      'This is not an e-mail address. Write it like name@example.org.',
    ],
    [
      'no link',
      () => made('<input type="url" value="example">'),
      'This is not a web address. Write it like https://example.org.',
    ],
    ['a short text', () => typed(made('<input minlength="6">'), 'tooShort'), 'At least 6 characters.'],
    ['a long text', () => typed(made('<input maxlength="1">'), 'tooLong'), 'At most 1 character.'],
    ['half a date', () => typed(made('<input type="date">'), 'badInput'), 'This cannot be read. Please correct it.'],
    ['an early date', () => made('<input type="date" min="2026-11-20" value="2026-11-19">'), 'Not before 20 Nov 2026.'],
    ['a late time', () => made('<input type="time" max="12:00" value="13:00">'), 'Not after 12:00.'],
    ['a large number', () => made('<input type="number" max="5" value="6">'), 'At most 5.'],
    ['a small number', () => made('<input type="number" min="0.25" value="0.2" step="any">'), 'At least 0.25.'],
    ['nothing of a rate', () => made('<input type="number" min="0.000001" step="0.000001" value="0">'), 'More than 0.'],
    ['half a piece', () => made('<input type="number" min="1" value="1.5">'), 'Whole numbers only.'],
    [
      'a number too fine',
      () => typed(made('<input type="number" step="0.01" value="1.555">'), 'stepMismatch'),
      'Decimal places: 2 at most.',
    ],
  ])('%s', (_, control, words) => expect(wordsFor(control())).toBe(words));
  test('the least of a day and an hour is what the field holds, whatever the zone of the campus or of the device', () => {
    setCampusZone('America/Denver');
    const control = made('<input type="datetime-local" min="2026-11-28T01:08" value="2026-11-28T01:07">');
    expect(wordsFor(control)).toBe('Not before 28 Nov 2026, 01:08.');
    setCampusZone(undefined);
  });
  test('what a page set by hand is said as it is', () => {
    const control = made('<input required>');
    control.setCustomValidity('Write it like 2.50.');
    expect(wordsFor(control)).toBe('Write it like 2.50.');
  });
  test('in Polish', async () => {
    speak('pl_PL', { common: { 'check.tooShort_many': 'Co najmniej {count} znaków.' } });
    expect(wordsFor(typed(made('<input minlength="6">'), 'tooShort'))).toBe('Co najmniej 6 znaków.');
  });
});

const noUrl = 'This is not a web address. Write it like https://example.org.';
describe('what the browser lets pass', () => {
  test.each([
    ['blanks where something is needed', '  ', 'text', true, 'Please fill this in.'],
    ['blanks elsewhere', '  ', 'text', false, ''],
    ['nothing, of which the browser tells', '', 'text', true, ''],
    ['a password of blanks', '      ', 'password', true, ''],
    ['a text', ' a ', 'text', true, ''],
    ['a number', ' (719) 555-0100 ', 'tel', false, ''],
    ['a name for a number', 'call me', 'tel', false, 'This is not a phone number. Write it like +1 719 555 0100.'],
    [
      'a number that is half written',
      '+1 7',
      'tel',
      false,
      'This is not a phone number. Write it like +1 719 555 0100.',
    ],
    ['a page', ' https://example.org ', 'url', false, ''],
    ['a script', 'javascript:alert(1)', 'url', false, noUrl],
    ['a page in the address', 'data:text/html,x', 'url', false, noUrl],
  ] as const)('%s', (_, value, type, required, words) => expect(problemOf({ value, type, required })).toBe(words));
  test.each([
    'a@b',
    'a@b.c',
    'a b@example.org',
    '.a@example.org',
    'a..b@example.org',
    'a@exam_ple.org',
    'józef@example.org',
    'a@-.org',
    "o'hara+x@example.org",
    'A.b-c@sub.example.museum',
    ' a@example.org ',
  ])('the address %j, as the services judge it', (value) =>
    expect(problemOf({ value, type: 'email', required: true }) === '').toBe(Email.safeParse(value).success),
  );
});

describe('a form that is sent', () => {
  const send = jest.fn();
  function Form() {
    const [name, setName] = useState('');
    const [country, setCountry] = useState('');
    const options = [{ value: 'pl', label: 'Poland' }];
    return (
      <form onSubmit={send}>
        <Field label="Name" hint="As in your passport.">
          {(controlProps) => <TextInput controlProps={controlProps} required value={name} onChange={setName} />}
        </Field>
        <Field label="Country">
          {(controlProps) => (
            <Dropdown
              controlProps={controlProps}
              value={country}
              onChange={setCountry}
              options={options}
              hasPlaceholder
              isRequired
            />
          )}
        </Field>
        <button>Send</button>
      </form>
    );
  }
  const saidOf = (label: string) => {
    const control = screen.getByLabelText(label);
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [control.getAttribute('aria-invalid'), ids.map((id) => document.getElementById(id)!.textContent)];
  };
  test('takes no blanks for a name', () => {
    render(<Form />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '   ' } });
    fireEvent.click(screen.getByText('Send'));
    expect(saidOf('Name')).toEqual(['true', ['As in your passport.', 'Please fill this in.']]);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Ann' } });
    expect(saidOf('Name')).toEqual([null, ['As in your passport.']]);
  });
  test('says at each field what is missing, without a bubble of the browser, and goes to the first', () => {
    render(<Form />);
    fireEvent.click(screen.getByText('Send'));
    expect(send).not.toHaveBeenCalled();
    expect([saidOf('Name'), saidOf('Country')]).toEqual([
      ['true', ['As in your passport.', 'Please fill this in.']],
      ['true', ['Please choose.']],
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(fireEvent(screen.getByLabelText('Name'), new Event('invalid', { cancelable: true }))).toBe(false);

    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    expect([saidOf('Name'), saidOf('Country')[0]]).toEqual([[null, ['As in your passport.']], 'true']);
    fireEvent.click(screen.getByText('Send'));
    expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  });
});
