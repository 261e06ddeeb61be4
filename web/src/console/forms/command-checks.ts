import type { FieldError, Resolver } from 'react-hook-form';
import { config, type ZodType } from 'zod';
import { checksMessages } from '../../lib/forms/index.ts';
import { translator } from '../../lib/i18n/index.ts';

// The pages run no text as code, which zod would do to be faster.
config({ jitless: true });

/** Of a field that holds lines: which of them it is about, counted from 0. */
export type LineError = FieldError & { readonly line?: number | undefined };
type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];
function wordsOf(issue: Issue, value: unknown): string {
  const t = translator(checksMessages);
  if (value === '' || value === null) return t('missing');
  if (issue.code === 'too_big' && issue.origin === 'string') return t('tooLong', { count: Number(issue.maximum) });
  if (issue.code === 'too_small' && Number(issue.minimum) > 1) return t('tooShort', { count: Number(issue.minimum) });
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return t('missing');
  if (issue.message === 'field.noPhoneNumber') return t('noPhone');
  if (issue.message === 'field.noWebAddress') return t('noUrl');
  return t(issue.code === 'invalid_format' && issue.format === 'email' ? 'noEmail' : 'unreadable');
}

/** What a command would refuse of a form, at its field and in the words of the page: the schema is the one check. */
export const checksOf =
  (schema: ZodType): Resolver =>
  (values) => {
    const { error } = schema.safeParse(values);
    if (!error) return { values, errors: {} };
    const errors: Record<string, LineError> = {};
    for (const issue of error.issues) {
      const [name, line] = issue.path;
      errors[String(name)] ??= {
        type: issue.code,
        message: wordsOf(issue, (values as Readonly<Record<PropertyKey, unknown>>)[name!]),
        line: typeof line === 'number' ? line : undefined,
      };
    }
    return { values: {}, errors };
  };
