import { z } from 'zod';
import type { EventDefinition, Events } from '@paideia/events/kernel/message.ts';
import { isPersonal } from '@paideia/events/kernel/personal.ts';

/** It tells a schema in a few words; a personal field carries a star. */
function typeOf(schema: z.ZodType): string {
  if (isPersonal(schema)) return `${typeOf((schema as z.ZodNullable<z.ZodType>).unwrap())}\\*`;
  if (schema instanceof z.ZodOptional) return `${typeOf(schema.unwrap() as z.ZodType)}?`;
  if (schema instanceof z.ZodNullable) return `${typeOf(schema.unwrap() as z.ZodType)} or null`;
  if (schema instanceof z.ZodArray) return `list of ${typeOf(schema.element as z.ZodType)}`;
  if (schema instanceof z.ZodEnum) return schema.options.map((one) => `\`${one}\``).join(' ');
  if (schema instanceof z.ZodObject) return `{ ${fieldsOf(schema)} }`;
  if (schema instanceof z.ZodRecord) return 'map of text';
  const { format, type } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as { format?: string; type?: string };
  return format ?? type ?? 'any';
}
const fieldsOf = (schema: z.ZodObject): string =>
  Object.entries(schema.shape)
    .map(([name, field]) => `${name}: ${typeOf(field as z.ZodType)}`)
    .join(', ');
const row = ([name, { schema, version, subject }]: readonly [string, EventDefinition]) =>
  `| ${name} | ${version} | ${fieldsOf(schema)} | ${subject ? 'yes' : ''} |`;

/** It tells the published contract of every stream category, as Markdown. */
export const eventCatalogue = (tables: readonly Events[]): string =>
  [
    '# Event catalogue',
    '',
    'Generated from the tables in `events/src` by `npm run docs`; do not edit. A field with a star is personal: it is encrypted under its',
    "subject's key and reads as null once that key is erased. Published events never change their meaning: a new version comes with an upcaster.",
    '',
    ...[...tables]
      .sort((a, b) => (a.category < b.category ? -1 : 1))
      .flatMap(({ category, types }) => [
        `## ${category}`,
        '',
        '| Event | Version | Data | Personal |',
        '|---|---|---|---|',
        ...Object.entries(types).map(row),
        '',
      ]),
  ].join('\n');
