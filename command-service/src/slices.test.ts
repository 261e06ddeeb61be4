import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { catalogue } from '@paideia/events/catalogue.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import { exampleSlices } from './slices.examples.ts';

const { deciders, processes, reactions, timers, factTables } = exampleSlices();
const commandsOf = (decider: (typeof deciders)[number]) => Object.keys(decider.commands);
const all = [...deciders.flatMap(commandsOf), ...processes.map(({ type }) => type)];
const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);
/** It finds fields that may stay away and would be filled in nonetheless: a default within an optional one counts also where nothing is given. */
const hasDefault = (schema: unknown): boolean =>
  schema instanceof z.ZodDefault ||
  ((schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) && hasDefault(schema.unwrap())) ||
  (schema instanceof z.ZodPipe && hasDefault(schema.in));
function filledIn(schema: unknown, at = ''): readonly string[] {
  if (schema instanceof z.ZodOptional && hasDefault(schema.unwrap())) return [at];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => filledIn(field, `${at}.${name}`));
  if (schema instanceof z.ZodArray) return filledIn(schema.element, `${at}[]`);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? filledIn(schema.unwrap(), at)
    : [];
}
const examples: Readonly<Record<string, object>> = commandExamples;
const names = (table: object) => Object.keys(table).sort();

describe('the slices', () => {
  test('take each command in one place', () => expect(twice(all)).toEqual([]));
  test('write each category in one place, and every one of the log', () => {
    const categories = deciders.map(({ events }) => events.category);
    expect(twice(categories)).toEqual([]);
    // The claims of values belong to the kernel.
    expect([...categories, 'valueClaim'].sort()).toEqual(catalogue.map(({ category }) => category).sort());
  });
  test('show an example of each command and of no other', () =>
    expect(names(commandExamples)).toEqual([...all].sort()));
  test('have names of their own', () => {
    expect(twice(reactions.map(({ name }) => name))).toEqual([]);
    expect(twice(timers.map(({ kind }) => kind))).toEqual([]);
    expect(twice(factTables.map(({ group }) => group.name))).toEqual([]);
  });
  test('follow only events that are in the tables they name', () => {
    for (const { events, on } of [
      ...reactions,
      ...factTables,
      ...timers.map(({ events, schedule }) => ({ events, on: schedule })),
    ]) {
      const known = events.flatMap(({ types }) => Object.keys(types));
      expect(known).toEqual(expect.arrayContaining(Object.keys(on)));
    }
  });
});

describe.each(deciders.map((decider) => [decider.events.category, decider] as const))('%s', (category, decider) => {
  test.each(commandsOf(decider))('%s is permitted, decided and shown', (type) => {
    expect(typeof decider.permissions[type]).toBe('function');
    expect(typeof decider.decide[type]).toBe('function');
    const { success, data, error } = decider.commands[type]!.safeParse(examples[type]);
    expect(error?.issues).toBeUndefined();
    expect(success).toBe(true);
    expect(decider.stream({ type, data }).startsWith(`${category}-`)).toBe(true);
  });
  test.each(commandsOf(decider))('%s fills in nothing that was left out on purpose', (type) =>
    expect(filledIn(decider.commands[type])).toEqual([]),
  );
  test.each(commandsOf(decider))('%s refuses what is no payload', (type) => {
    for (const bad of [undefined, null, 'text', 7, []])
      expect(decider.commands[type]!.safeParse(bad).success).toBe(false);
  });
  test('says what each of its events does', () => {
    expect(names(decider.evolve)).toEqual(names(decider.events.types));
  });
  test('begins streams with commands of its own', () => {
    expect(decider.creates.length).toBeGreaterThan(0);
    expect(commandsOf(decider)).toEqual(expect.arrayContaining([...decider.creates, ...decider.commutes]));
  });
});

test.each(processes.map((process) => [process.type, process] as const))(
  '%s takes its example',
  (type, { schema, permission }) => {
    expect(schema.safeParse(examples[type]).success).toBe(true);
    expect(permission(undefined, {})).toBe(false);
  },
);
