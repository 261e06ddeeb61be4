import type { z } from 'zod';
import type { Denied } from './reply.ts';

const isMessageId = (text: string) => /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/.test(text);

/** Zod says of a number with a fraction that it is of another kind, as it says of what is missing. */
const isFraction = ({ code, ...more }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && 'format' in more && more.format === 'safeint';

/** The data as its schema makes it (unknown fields dropped, defaults filled in), or why it is wrong, field by field. */
export function parse(schema: z.ZodType, data: unknown): { readonly data: unknown } | Denied {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { data: parsed.data };
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: isMessageId(issue.message) ? issue.message : isFraction(issue) ? 'not_whole' : issue.code,
  }));
  return { ok: false, code: 'invalid', issues };
}
