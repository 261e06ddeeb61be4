import type { FieldError, Resolver } from 'react-hook-form';
import { config, type ZodType } from 'zod';
import { checksMessages } from '../../lib/forms/index.ts';
import { fullDate, translator } from '../../lib/i18n/index.ts';

// The pages run no text as code, which zod would do to be faster.
config({ jitless: true });

/** In a field that holds lines it says which of them it is about, counted from 0, and all that is wrong with any of them. */
export type LineError = FieldError & {
  readonly line?: number | undefined;
  readonly lines?: readonly { readonly line: number; readonly part: string; readonly text: string }[];
};
type Values = Readonly<Record<PropertyKey, unknown>>;
type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];
const within = (values: unknown, path: readonly PropertyKey[]) =>
  path.reduce((one, name) => (one as Values | null | undefined)?.[name], values); // Each step is an object or a list.
function wordsOf(issue: Issue, values: unknown): string {
  const t = translator(checksMessages);
  const value = within(values, issue.path);
  if (value === '' || value === null) return t('missing');
  if (issue.code === 'too_big' && issue.origin === 'string') return t('tooLong', { count: Number(issue.maximum) });
  if (issue.code === 'too_small' && Number(issue.minimum) > 1) return t('tooShort', { count: Number(issue.minimum) });
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return t('missing');
  // The day beside it that this one may not come before, by its name.
  const notBefore: unknown = issue.code === 'custom' ? issue.params?.['notBefore'] : undefined;
  if (typeof notBefore === 'string')
    return t('tooEarly', { least: fullDate(String(within(values, [...issue.path.slice(0, -1), notBefore]))) });
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
      const [name, at, part] = issue.path;
      const message = wordsOf(issue, values);
      const line = typeof at === 'number' ? at : undefined;
      const { lines = [], ...first } = errors[String(name)] ?? { type: issue.code, message, line };
      errors[String(name)] = {
        ...first,
        lines: line === undefined ? lines : [...lines, { line, part: String(part), text: message }],
      };
    }
    return { values: {}, errors };
  };
