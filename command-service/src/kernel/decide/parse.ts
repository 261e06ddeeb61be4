import type { z } from 'zod';
import type { Denied } from './reply.ts';

const isMessageId = (text: string) => /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/.test(text);

/** The data as its schema makes it (unknown fields dropped, defaults filled in), or why it is wrong, field by field. */
export function parse(schema: z.ZodType, data: unknown): { readonly data: unknown } | Denied {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { data: parsed.data };
  const issues = parsed.error.issues.map(({ path, message, code }) => ({
    path: path.map(String).join('.'),
    code: isMessageId(message) ? message : code,
  }));
  return { ok: false, code: 'invalid', issues };
}
