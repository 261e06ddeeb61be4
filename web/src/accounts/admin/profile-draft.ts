import { z, type ZodType } from 'zod';
import { userProfileCommands } from '@paideia/events/profiles/profile.commands.ts';
import { differing } from '../../lib/forms/index.ts';
import { emailLines, emailsIn, phoneLines, phonesIn } from '../../lib/contacts/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import type { UpdateUserInput } from '../../generated/schema.ts';

/** Answers what the form holds of an account. */
export const profileOf = ({ firstName, lastName, locale, location, phones, emails }: AdminUserDetailFragment) => ({
  firstName,
  lastName,
  locale,
  location: location ?? '',
  phones: phoneLines(phones),
  emails: emailLines(emails),
});
export type Profile = ReturnType<typeof profileOf>;

const { phones, emails, ...texts } = userProfileCommands.UpdateUserProfile.shape.changed.shape;
const isBlank = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';
/** It is for a line of the form, which may be empty. */
const lineOf = (value: ZodType) =>
  z.object({ value: z.preprocess((typed) => (isBlank(typed) ? undefined : typed), value.optional()) });
/** Lines that nobody has touched are not sent, so nothing is asked of them: some were taken over from elsewhere, and would be refused now. */
const linesOf = (value: ZodType, began: readonly object[]) =>
  z.preprocess((typed) => (JSON.stringify(typed) === JSON.stringify(began) ? [] : typed), z.array(lineOf(value)));
/** It is the command's own schema, of what the form holds: a line has its number or address under one name. `began` is what the form began with. */
export const profileSchemaOf = (began: Profile): ZodType =>
  z.object({
    ...texts,
    phones: linesOf(phones.unwrap().element.shape.number, began.phones),
    emails: linesOf(emails.unwrap().element.shape.value, began.emails),
  });

/** Answers what of it is sent; rows that were left empty are none. */
const sentOf = ({ firstName, lastName, locale, location, phones, emails }: Profile) =>
  ({
    firstName,
    lastName,
    locale,
    location,
    phones: phonesIn(phones),
    emails: emailsIn(emails),
  }) satisfies Required<Omit<UpdateUserInput, 'cloudinaryId'>>;
/** Answers what was typed anew. */
export const changesOf = (base: Profile, typed: Profile): UpdateUserInput => differing(sentOf(base), sentOf(typed));
