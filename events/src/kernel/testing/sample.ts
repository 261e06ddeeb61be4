import { z } from 'zod';

const [id, another] = ['a'.repeat(24), 'c'.repeat(24)];
const fits = [
  id,
  '2026-11-24',
  '2026-11-24T09:00:00.000Z',
  '09:00',
  '00000000-0000-4000-8000-000000000000',
  `${another}_20261012_P1`,
  [id, another, 'd'.repeat(24), 1].join('_'),
  [id, another].join('_'),
  '4242',
  '12/30',
  'words',
];
const isFree = (schema: z.core.$ZodType) => schema instanceof z.ZodString && !schema.def.checks?.length;

/** A value that fits the schema. `named` offers values by the name of a field, and is asked first; `words` stand wherever any words may. */
export function sampleOf(
  schema: z.core.$ZodType,
  {
    named = () => [],
    words = 'some words',
  }: { readonly named?: (name: string) => readonly unknown[]; readonly words?: string } = {},
  name = '',
): unknown {
  const sampled = (one: z.core.$ZodType, as = name) => sampleOf(one, { named, words }, as);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return sampled(schema.unwrap());
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, one]) => [key, sampled(one as z.ZodType, key)]));
  if (schema instanceof z.ZodArray) return [sampled(schema.element)];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 12_550;
  if (schema instanceof z.ZodBoolean) return true;
  return [...named(name), ...(schema instanceof z.ZodRecord ? [{}] : isFree(schema) ? [words] : fits)].find(
    (one) => one !== undefined && z.safeParse(schema, one).success,
  );
}
