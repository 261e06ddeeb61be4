import { expect, test } from '@jest/globals';
import type { Context } from '../kernel/graphql/context.ts';
import { formatterFor } from '../kernel/log/formatter.ts';
import { exportParts } from '../slices.ts';
import { readerOf } from './my-data-readable.ts';

const [group, teacher, gone] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const known: Readonly<Record<string, object>> = {
  [`groups ${group}`]: { name: 'Day Year 1' },
  [`users ${teacher}`]: { fullName: 'Harriet Vance' },
};
const join = (({ name }: { readonly name: string }, id: string) =>
  Promise.resolve(known[`${name} ${id}`])) as Context['join'];
const formatter = formatterFor('en', (id) => id);
const readable = readerOf(exportParts);
const read = (item: Readonly<Record<string, unknown>>) => readable(item, { join }, formatter);

test('names stand in place of ids, and ids that nobody can name are left out', async () => {
  const mark = {
    _id: 'x',
    userId: gone,
    registerId: 'r',
    groupId: group,
    regionId: gone,
    takenBy: teacher,
    examId: gone,
    status: 'present',
    minutesLate: 0,
  };
  expect(await read(mark)).toEqual({
    groupId: 'Day Year 1',
    regionId: undefined,
    takenBy: 'Harriet Vance',
    causeId: undefined,
    status: 'present',
    minutesLate: 0,
  });
});
test('money has its currency, also within a line; a language its name', async () => {
  const invoice = {
    currency: 'USD',
    total: 120000,
    paid: null,
    lines: [{ particulars: 'Tuition', qty: 1, price: 105000 }],
    locale: 'pl_PL',
  };
  expect(await read(invoice)).toEqual({
    currency: 'USD',
    total: '$1,200.00',
    paid: null,
    locale: 'Polish',
    lines: [{ particulars: 'Tuition', qty: 1, price: '$1,050.00' }],
  });
});
test('what became of a refund to a card has no money in it', async () => {
  const cardRefund = { status: 'failed', failureCode: 'cardClosed', endingDigits: '4242', attempt: 2, retryAt: null };
  expect(await read({ currency: 'USD', amount: 5_000, cardRefund })).toEqual({
    currency: 'USD',
    amount: '$50.00',
    cardRefund,
  });
});
test('of an exam the questions stand with what was chosen', async () => {
  const options = [
    { id: 'o1', text: 'Moses' },
    { id: 'o2', text: 'Ruth' },
  ];
  const questions = ['q1', 'q2'].map((id) => ({ id, text: `Who is ${id}?`, options }));
  expect(await read({ title: 'Exam 1', questions, answers: [{ questionId: 'q1', optionId: 'o2' }] })).toEqual({
    title: 'Exam 1',
    questions: ['Who is q1? – Ruth', 'Who is q2? – …'],
  });
});
