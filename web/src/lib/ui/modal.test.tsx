/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assessments } from '../../exam-attempts/exam-attempts.screens.ts';
import { showPage } from '../testing/page.tsx';
import { themeOptions } from '../theme/theme.ts';
import { ModalButton } from './ModalButton.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the button and its dialog are called Add New, and tell when they open and close', async () => {
  const [onOpen, onClose] = [jest.fn(), jest.fn()];
  showPage(
    <ModalButton onOpen={onOpen} onClose={onClose}>
      {(close) => <button onClick={close}>Done</button>}
    </ModalButton>,
  );
  for (const way of ['Done', 'Close']) {
    fireEvent.click(screen.getByRole('button', { name: 'Add New' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New' }));
    fireEvent.click(dialog.getByRole('button', { name: way }));
    await closed();
  }
  expect([onOpen, onClose].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('the help of a page opens in a dialog, with the way to more of it', async () => {
  showPage(
    <PageHeader
      title="Assessments"
      place={{ screen: assessments }}
      help="Exams and assignments."
      learnMore="/docs/exams"
    />,
  );
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/docs/exams');
  fireEvent.click(screen.getByRole('button', { name: 'Help: Exams and assignments.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assessments' }));
  dialog.getByText('Exams and assignments.');
  dialog.getByRole('link', { name: 'Learn more' });
});

test.each([
  ['h1', {}],
  ['h2', { subheading: 'one' }],
  ['h3', { subheading: 'one', secondSubheading: 'two' }],
])('the title of a page is a %s with %j', (size, given) => {
  showPage(<PageHeader title="Assessments" place={{ screen: assessments }} {...given} />);
  expect(screen.getByRole('heading', { level: 1 }).className).toContain(`MuiTypography-${size}`);
});
test('its titles are of three sizes', () => {
  const { h1, h2, h3 } = themeOptions('light').typography as Record<string, { readonly fontSize: number }>;
  expect([h1?.fontSize, h2?.fontSize, h3?.fontSize]).toEqual([30, 24, 20]);
});

test('tooltips and dialogs keep the times and measures of the design', () => {
  const { components, zIndex } = themeOptions('light');
  expect(components?.MuiTooltip?.defaultProps).toEqual({
    enterDelay: 100,
    enterTouchDelay: 700,
    leaveTouchDelay: 1500,
  });
  expect(components?.MuiTooltip?.styleOverrides?.tooltip).toMatchObject({ maxWidth: 300 });
  expect(components?.MuiDialog?.styleOverrides?.paper).toMatchObject({ '@media (min-width:768px)': { minWidth: 400 } });
  expect(zIndex).toMatchObject({ modal: 1100 });
});
