import { describe, expect, test } from '@jest/globals';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { shippedWording } from '../translations/wording.rules.ts';
import { letterOf } from './templates.ts';
import { translations } from './translations.ts';

const sender = {
  appName: 'Cedar Ridge Learning',
  orgName: 'Cedar Ridge Bible College',
  senderEmail: 'office@example.org',
  baseUrl: 'https://learn.example.org',
};
const letter = (template: MailTemplate, params: Readonly<Record<string, string>>, locale = 'en') => {
  const { subject, text } = letterOf(
    {
      id: 'x',
      template,
      wording: shippedWording(translations, locale),
      to: 'emmett@example.org',
      replyTo: null,
      params: { name: 'Emmett', ...params },
    },
    sender,
  );
  return { subject, text: text.replace(/[\u00a0\u202f]/g, ' ') };
};
const bill = { amount: '120000', currency: 'USD', dueDate: '2026-10-01', link: '/student/billing/invoices/1' };
const receipt = { amount: '4000', currency: 'USD', date: '2026-10-01', method: 'bank', link: '/transaction/1' };

describe('a letter about money', () => {
  test('tells of an invoice, when it is due and where it is', () => {
    const { subject, text } = letter('invoiceIssued', bill);
    expect(subject).toBe('A new invoice: $1,200.00');
    for (const part of [
      'Amount: $1,200.00',
      'Due: Thursday, 1 October 2026',
      'Open the invoice: https://learn.example.org/student/billing/invoices/1',
    ])
      expect(text).toContain(part);
  });
  test('reminds of what is overdue', () => {
    const { subject, text } = letter('invoiceOverdue', { ...bill, amount: '80000', number: 'US-2026-0041' });
    expect(subject).toBe('Overdue: $800.00');
    for (const part of [
      'Invoice: US-2026-0041',
      'Amount: $800.00',
      'Due: Thursday, 1 October 2026',
      'Open the invoice: https://learn.example.org/student/billing/invoices/1',
    ])
      expect(text).toContain(part);
  });
  test('names the invoice and the receipt by the numbers that are printed', () => {
    const issued = letter('invoiceIssued', { ...bill, number: 'US-2026-0041', receiptNumber: 'US-2026-0041' });
    expect(issued.subject).toBe('New invoice US-2026-0041: $1,200.00');
    expect(issued.text).toContain('Invoice: US-2026-0041');
    expect(issued.text).not.toContain('Receipt:');
    const numbers = { number: 'US-2026-0041', receiptNumber: 'US-2026-0042' };
    const paid = letter('receipt', { ...receipt, ...numbers, type: 'PAYMENT' });
    expect(paid.subject).toBe('Receipt for your payment of $40.00, invoice US-2026-0041');
    for (const part of ['Invoice: US-2026-0041', 'Receipt: US-2026-0042']) expect(paid.text).toContain(part);
    expect(letter('receipt', { ...receipt, ...numbers, type: 'REFUND' }, 'de_DE').subject).toContain(
      'Rechnung US-2026-0041',
    );
  });
  test.each([
    ['PAYMENT', 'Receipt for your payment of $40.00'],
    ['REFUND', 'Refund of $40.00'],
    ['CREDIT_NOTE', 'Credit note of $40.00'],
    ['VOID', 'Payment of $40.00 voided'],
  ])('is a receipt of a %s', (type, subject) => expect(letter('receipt', { ...receipt, type }).subject).toBe(subject));
  test('says how it was paid, where that is known', () => {
    expect(letter('receipt', { ...receipt, type: 'PAYMENT' }).text).toContain('Method: Bank transfer');
    expect(letter('receipt', { ...receipt, type: 'REFUND', method: '' }).text).not.toContain('Method');
  });
  test('is in the reader’s language', () => {
    expect(letter('invoiceIssued', { ...bill, currency: 'EUR' }, 'de_DE').subject.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'Neue Rechnung: 1.200,00 €',
    );
    expect(letter('receipt', { ...receipt, type: 'PAYMENT', currency: 'EUR' }, 'pl_PL').text).toContain(
      'Sposób płatności: Przelew',
    );
  });
});
