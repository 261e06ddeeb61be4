import type { FieldError, Resolver } from 'react-hook-form';
import { config, type ZodType } from 'zod';
import { checksMessages } from '../../lib/forms/index.ts';
import { translator } from '../../lib/i18n/index.ts';

// The pages run no text as code, which zod would do to be faster.
config({ jitless: true });

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];
function wordsOf(issue: Issue, value: unknown): string {
  const t = translator(checksMessages);
  if (value === '' || value === null) return t('missing');
  if (issue.code === 'too_big' && issue.origin === 'string') return t('tooLong', { count: Number(issue.maximum) });
  if (issue.code === 'too_small' && Number(issue.minimum) > 1) return t('tooShort', { count: Number(issue.minimum) });
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return t('missing');
  if (issue.message === 'field.noPhoneNumber') return t('noPhone');
  if (issue.message === 'field.noWebAddress') return t('noUrl');
  return t(issue.path[0] === 'email' ? 'noEmail' : 'unreadable');
}

/** What a command would refuse of a form, at its field and in the words of the page: the schema is the one check. */
export const checksOf =
  (schema: ZodType): Resolver =>
  (values) => {
    const { error } = schema.safeParse(values);
    if (!error) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of error.issues)
      errors[String(issue.path[0])] ??= {
        type: issue.code,
        message: wordsOf(issue, (values as Readonly<Record<PropertyKey, unknown>>)[issue.path[0]!]),
      };
    return { values: {}, errors };
  };
