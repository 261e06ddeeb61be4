import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { demoId, U } from './ids.ts';
import { denver } from './places.ts';

/** The numbers that end so are those of trials: the first two are taken, the third has too little money. The trial gateway knows them. */
const cards = [
  { n: 1, student: 11, brand: 'visa', endingDigits: '4242' },
  { n: 2, student: 12, brand: 'mastercard', endingDigits: '4444' },
  { n: 3, student: 13, brand: 'visa', endingDigits: '9995' },
] as const;
export const cardOf = (student: number): string => demoId('Y', cards.find((card) => card.student === student)?.n ?? 0);

/** A few students have saved a card, which is good for three years more. */
export function cardCommands(at: (date: string) => string): readonly DemoCommand[] {
  const date = at('2026-09-10');
  const expiry = `09/${String((Number(date.slice(2, 4)) + 3) % 100).padStart(2, '0')}`;
  return cards.map(({ n, student, brand, endingDigits }) => ({
    key: `card-${n}`,
    type: 'AddCard',
    data: { userId: U(student), cardId: cardOf(student), brand, endingDigits, expiry },
    actorId: U(student),
    occurredAt: instant(date, '18:00', denver),
  }));
}
