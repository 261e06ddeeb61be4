/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  AlumniContactDocument,
  ContactAlumniDepartmentDocument,
  ContactFormerStudentDocument,
} from '../generated/alumni-messages/alumni-messages.ts';
import { ContactPage } from './student/ContactPage.tsx';

const graduate = { ...freya, isAlumni: true };
const orla = { _id: 'orla', fullName: 'Orla Fennimore', location: 'Wells', gradYear: 2026, gradPlace: 'Cedar Ridge' };
const me = { ...orla, _id: freya._id, fullName: 'Freya Halloran' };
const page = (left: number, { q = null as string | null, items = [orla, me], hasDepartment = true } = {}) => ({
  request: { query: AlumniContactDocument, variables: { q, page: 0, perPage: 10 } },
  result: {
    data: {
      alumniHome: {
        hasDepartment,
        profile: { _id: freya._id, location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' },
      },
      currentUser: { _id: freya._id, location: null, gradLocation: null },
      alumniMessagesLeft: left,
      formerStudents: { items, total: items.length, more: false },
    },
  },
});
const refusal = 'You have reached the limit of 3 messages for today.';
const send = (
  text: string,
  errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[],
) => ({
  request: { query: ContactFormerStudentDocument },
  variableMatcher: (sent: Record<string, unknown>) => sent['recipientId'] === 'orla' && sent['text'] === text,
  result: errors ? { errors } : { data: { contactFormerStudent: 1 } },
});
const write = async (text: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Write to Orla Fennimore' }));
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } });
  fireEvent.submit(document.getElementById('form1')!);
};
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('how many messages are left is said before one is written, and that none is promised to arrive', async () => {
  showPage(<ContactPage />, {
    path: '/alumni/contact',
    user: graduate,
    mocks: [page(2), send('Are you well?'), page(1)],
  });
  expect(await screen.findByText('2 of 3 messages left today')).toBeTruthy();
  expect(screen.getByText(/We cannot promise that a message arrives/)).toBeTruthy();
  expect(screen.getByText('This is you')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write to Freya Halloran' })).toBeNull();
  await write('Are you well?');
  expect(await screen.findByText('Your message to Orla Fennimore was sent.')).toBeTruthy();
  expect(await screen.findByText('1 of 3 messages left today')).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
test('refused, what was typed stays, and the page knows that the day is used up', async () => {
  const refused = { message: refusal, extensions: { code: 'alumniMessage.limitReached' } };
  const mocks = [page(1), send('Are you well?', [refused]), page(0)];
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks });
  await write('Are you well?');
  expect((await screen.findByRole('alert')).textContent).toContain(refusal);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Are you well?');
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(1);
});
test('to another person it is another message, also when nobody knows what became of the first one', async () => {
  const pia = { ...orla, _id: 'pia', fullName: 'Pia Lund' };
  const ids: unknown[] = [];
  const sent = (recipientId: string, result: object) => ({
    request: { query: ContactFormerStudentDocument },
    variableMatcher: (variables: Record<string, unknown>) => {
      if (variables['recipientId'] !== recipientId) return false;
      ids.push(variables['_id']);
      return true;
    },
    ...result,
  });
  const of = { items: [orla, pia] };
  const mocks = [
    page(2, of),
    sent('orla', { error: new Error('lost') }),
    page(2, of),
    sent('pia', { result: { data: { contactFormerStudent: 1 } } }),
    page(1, of),
  ];
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks });
  await write('Are you well?');
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Write to Pia Lund' }));
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Your message to Pia Lund was sent.')).toBeTruthy();
  expect(new Set(ids).size).toBe(2);
});
test('on a day that is used up nobody can be chosen, and why is said', async () => {
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks: [page(0)] });
  expect(await screen.findByText('Orla Fennimore')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
  expect(screen.getAllByText(refusal)).toHaveLength(2);
});
test('a name is searched for', async () => {
  const mocks = [page(3), page(3, { q: 'xyz', items: [] })];
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks });
  fireEvent.change(await screen.findByLabelText('Search by name'), { target: { value: 'xyz' } });
  expect(await screen.findByText('No former student of this name is listed here.')).toBeTruthy();
});
test('where a name cannot be searched for, what is typed and where the focus is stay', async () => {
  const lost = { request: page(3, { q: 'xyz' }).request, error: new TypeError('Failed to fetch') };
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks: [page(3), lost] });
  const field = await screen.findByLabelText<HTMLInputElement>('Search by name');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'xyz' } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('xyz');
});
test('the department is written to in a dialog, where somebody answers for it', async () => {
  const contacted = {
    request: { query: ContactAlumniDepartmentDocument },
    variableMatcher: ({ text }: Record<string, unknown>) => text === 'A room for you',
    result: { data: { contactAlumniDepartment: true } },
  };
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks: [page(3), contacted] });
  fireEvent.click(await screen.findByRole('button', { name: 'Contact the alumni department' }));
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'A room for you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message to the alumni department was sent.')).toBeTruthy();
  cleanup();
  showPage(<ContactPage />, { path: '/alumni/contact', user: graduate, mocks: [page(3, { hasDepartment: false })] });
  await screen.findByText('3 of 3 messages left today');
  expect(screen.queryByRole('button', { name: 'Contact the alumni department' })).toBeNull();
});
test('nobody writes for another, and who has not graduated is told whose page it is', async () => {
  const acting = { ...graduate, impersonatingUser: 'u1' };
  showPage(<ContactPage />, { path: '/alumni/contact', user: acting, mocks: [page(3)] });
  expect(await screen.findByText('Only the person whose account this is can write messages.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
  cleanup();
  showPage(<ContactPage />, { path: '/alumni/contact', user: { ...freya, isAlumniAdmin: true } });
  expect(screen.getByRole('heading', { name: 'Alumni Only Access' })).toBeTruthy();
});
