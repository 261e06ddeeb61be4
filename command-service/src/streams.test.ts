import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { valueClaim } from './kernel/decide/value-claim.ts';
import { exampleSlices } from './slices.examples.ts';
import { fieldsOf, growthOf, type Few } from './streams.examples.ts';

/** These streams come to an end by what they are about, which stands beside them. All others may grow for as long as the college is there. */
const ends: Readonly<Record<string, string>> = {
  superadmins: 'those who are superadmins at the same time',
  userImport: 'the rows of one file, 5,000 at most',
  attendanceRegister: 'one lesson of one class',
  invoice: 'one invoice, which is paid',
  examDefinition:
    'one exam: attempts need the version that they began with, and each is written by hand, question by question',
  examSchedule: 'one exam of one class',
  examSitting: 'the attempts of one student at one exam, which the exam allows or a person grants one by one',
  examAttempt: 'one attempt',
  submission: 'one piece of work',
  timeLog: 'one week of one student, 60 entries at most',
  transcriptNote: 'one student in one class',
  excusedWork: 'one student in one class',
  mailDigest: 'the letters of one person until one moment',
};
const languages = 'the languages of the college';
/** There are few of these in a stream without an end, however often something happens to it. */
const few: Readonly<Record<string, Few>> = {
  billingCard: { cardId: 'the cards that a person keeps at once, of which there may be ten' },
  siteSettings: { to: 'the versions of the terms, each of which is set once' },
  userAccount: { regionId: 'the regions of the college' },
  userPreferences: {
    regionId: 'the regions of the college',
    notificationDefinitionId: 'the kinds of letters',
    termsVersion: 'the versions of the terms, each of which is accepted once',
  },
  group: { term: 'the terms of one group, of which a timetable has a few' },
  course: { locale: languages },
  lessonVideos: { locale: languages },
  lessonProgress: { lessonId: 'the lessons of one course' },
  translationMessage: { locale: languages },
  forexRates: { month: 'the months of one year' },
};

const slices = exampleSlices();
const deciders = [
  ...slices.deciders,
  valueClaim(slices.deciders, () => Promise.reject(new Error('whoever folds asks nothing'))),
];
const endless = deciders.filter(({ events }) => !(events.category in ends));

describe('what is said of streams', () => {
  const categories = deciders.map(({ events }) => events.category);
  test('is said of those that there are', () =>
    expect(categories).toEqual(expect.arrayContaining([...Object.keys(ends), ...Object.keys(few)])));
  test.each(Object.entries(few))('is said of fields that there are: %s', (category, fields) =>
    expect([...fieldsOf(deciders.find(({ events }) => events.category === category)!)]).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    ),
  );
});

describe('what is kept of a stream, and what an event costs, does not grow with it', () => {
  test.each(endless.map((decider) => [decider.events.category, decider] as const))('%s', (category, decider) =>
    expect(growthOf(decider, few[category])).toEqual([]),
  );
});

describe('is found where it does grow', () => {
  const types = {
    Happened: { schema: z.object({ thing: z.string() }) },
    Undone: { schema: z.object({ thing: z.string() }) },
    Told: { schema: z.object({ body: z.string() }) },
  };
  type Data = { readonly thing: string; readonly body: string };
  const kept = { events: { types }, evolve: {} };
  class Unseen {
    readonly #all: readonly string[];
    constructor(all: readonly string[] = []) {
      this.#all = all;
    }
    with(thing: string): Unseen {
      return new Unseen([...this.#all, thing]);
    }
  }
  test.each([
    ['a list', { ...kept, initial: [], evolve: { Happened: (all: string[], { thing }: Data) => [...all, thing] } }],
    [
      'a list that something else empties',
      {
        ...kept,
        initial: [],
        evolve: { Happened: (all: string[], { thing }: Data) => [...all, thing], Undone: () => [] },
      },
    ],
    [
      'a Set',
      {
        ...kept,
        initial: new Set(),
        evolve: { Happened: (all: Set<string>, { thing }: Data) => new Set(all).add(thing) },
      },
    ],
    [
      'a Map, in an object',
      {
        ...kept,
        initial: { all: new Map() },
        evolve: {
          Happened: ({ all }: { all: Map<string, 1> }, { thing }: Data) => ({ all: new Map(all).set(thing, 1) }),
        },
      },
    ],
    ['the pictures of texts', { ...kept, initial: '', evolve: { Told: (all: string, { body }: Data) => all + body } }],
    [
      'a list that is copied where nobody sees it',
      { ...kept, initial: new Unseen(), evolve: { Happened: (all: Unseen, { thing }: Data) => all.with(thing) } },
    ],
    [
      'the time that an event takes',
      {
        ...kept,
        initial: 0,
        evolve: {
          Happened: (count: number) => {
            let sum = 0;
            for (let n = 0; n < count; n++) sum += n % 2;
            return count + (sum >= 0 ? 1 : 0);
          },
        },
      },
    ],
  ])('%s', (_, decider) => expect(growthOf(decider)).not.toEqual([]));
});
