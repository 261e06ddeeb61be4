/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from './Dropdown.tsx';

afterEach(cleanup);
const list = () => screen.getByRole<HTMLSelectElement>('combobox');
const labels = () => [...list().options].map(({ text }) => text);

test('what is chosen is trimmed, and of numbers a number', () => {
  const [onText, onNumber] = [jest.fn<(value: string) => void>(), jest.fn<(value: number | '') => void>()];
  const { unmount } = render(
    <Dropdown
      label="l"
      value=" b "
      options={[' a ', ' b '].map((value) => ({ value, label: value }))}
      onChange={onText}
    />,
  );
  expect(list().value).toBe('b');
  fireEvent.change(list(), { target: { value: 'a' } });
  expect(onText).toHaveBeenLastCalledWith('a');
  unmount();
  render(
    <Dropdown
      label="l"
      value={2}
      options={[1, 2].map((value) => ({ value, label: `${value}` }))}
      onChange={onNumber}
      hasPlaceholder
    />,
  );
  fireEvent.change(list(), { target: { value: '1' } });
  expect(onNumber).toHaveBeenLastCalledWith(1);
  fireEvent.change(list(), { target: { value: '' } });
  expect(onNumber).toHaveBeenLastCalledWith('');
});

test('neighbours stand under their heading, after those that have none', () => {
  const onChange = jest.fn<(value: string) => void>();
  const [first, over] = [
    { value: 'a', label: 'A' },
    ['b', 'c'].map((value) => ({ value, label: value, under: 'Over' })),
  ];
  render(<Dropdown label="l" value="a" options={[first, ...over]} onChange={onChange} />);
  const heading = screen.getByRole('group', { name: 'Over' });
  expect([labels(), [...heading.children].map(({ textContent }) => textContent)]).toEqual([
    ['A', 'b', 'c'],
    ['b', 'c'],
  ]);
  fireEvent.change(list(), { target: { value: 'c' } });
  expect(onChange).toHaveBeenLastCalledWith('c');
});

test('select stands first and may be required; without it the first option is chosen', () => {
  const onChange = jest.fn<(value: string) => void>();
  const options = [{ value: 'a', label: 'A' }];
  const { rerender } = render(
    <Dropdown label="l" value="" options={options} onChange={onChange} hasPlaceholder isRequired />,
  );
  expect([labels(), list().required]).toEqual([['select', 'A'], true]);
  expect(onChange).not.toHaveBeenCalled();
  rerender(<Dropdown label="l" value="" options={options} onChange={onChange} />);
  expect([labels(), list().required]).toEqual([['A'], false]);
  expect(onChange).toHaveBeenCalledWith('a');
  onChange.mockClear();
  // Where nothing is a choice of its own, it stays.
  rerender(<Dropdown label="l" value="" options={[{ value: '', label: 'all' }, ...options]} onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});

test('it keeps the measures of the design', () => {
  render(
    <form>
      <Dropdown label="l" value="a" options={[{ value: 'a', label: 'A' }]} onChange={() => undefined} />
      <p />
    </form>,
  );
  const box = list().parentElement!;
  // What holds from a width on is no style of a browser without one.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.join('')).toMatch(/min-width: ?min\(280px, 100%\)/);
  expect(getComputedStyle(box).marginBottom).toBe('21px');
  expect(getComputedStyle(list()).borderRadius).toBe('var(--r-field)');
});

test('a narrow one is small as a filter, and in a form as high as the fields beside it', () => {
  const shown = { value: 'a', options: [{ value: 'a', label: 'A' }], onChange: () => undefined, isCompact: true };
  const heights = () => {
    const name = list().className;
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const own = rules.filter((text) => name.split(' ').some((one) => text.includes(`.${one} {`)));
    return own.flatMap((text) => /[^-]height: ?(\d+px)/.exec(text)?.[1] ?? []);
  };
  const { unmount } = render(<Dropdown label="l" {...shown} />);
  expect(heights()).toEqual(['48px', '36px']);
  unmount();
  const controlProps = { id: 'i', 'aria-describedby': undefined, 'aria-invalid': undefined } as const;
  render(<Dropdown controlProps={controlProps} label="l" {...shown} />);
  expect(heights()).toEqual(['48px', '42px']);
});
