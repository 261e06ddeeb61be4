import { transcriptWhyMessages } from '@paideia/events/transcripts/transcript-why.messages.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { whyFormatter } from '../registers/why-formatter.rules.ts';

type Message = keyof typeof transcriptWhyMessages;
type Params = Readonly<Record<string, string | number>>;

/** With it "why?" speaks of grades. */
export function gradeFormatter(context: Context) {
  const { number, list, percent } = whyFormatter(context);
  const tell = (message: Message, params?: Params) => context.text(transcriptWhyMessages[message].id, params);
  const figure = (value: number | null) => (value === null ? tell('notApplicable') : number(value));
  return {
    tell,
    number,
    list,
    figure,
    /** Two decimals, as a grade is written. */
    exact: (value: number | null) => (value === null ? tell('notApplicable') : number(value, 2)),
    line: (label: Message, value: string) => ({ label: tell(label), value }),
    /** `digits` are always shown. */
    percent: (value: number | null, digits = 0) => (value === null ? tell('notApplicable') : percent(value, digits)),
  };
}
export type GradeFormatter = ReturnType<typeof gradeFormatter>;

/** The name of the student, for staff; undefined for the student. */
export async function nameFor(context: Context, userId: string): Promise<string | undefined> {
  return context.signedIn().userId === userId
    ? undefined
    : ((await context.join(users, userId))?.fullName ?? undefined);
}
