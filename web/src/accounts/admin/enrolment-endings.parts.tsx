import { earliestGradYear, latestGradYear, longestGradLocation } from '@paideia/events/enrolments/enrolment.rules.ts';
import { daysAfter, mostDaysOff } from '@paideia/events/kernel/dates.ts';
import { useCommand } from '../../lib/data/index.ts';
import { type FormState, LabelledText, ReasonField } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import {
  GraduateStudentDocument,
  UndoGraduationDocument,
  WithdrawStudentDocument,
} from '../../generated/accounts/admin/enrolment-acts.ts';
import { userEditMessages } from './user-edit.messages.ts';

type Enrolment = { readonly _id: string; readonly groupId: string };
type Ending = ReturnType<typeof freshEnding>;

/** An enrolment ends when the person leaves, or when the year is finished, on a day of the group's region. A completion by mistake is taken back. */
export function freshEnding(timeZone: string, place = '') {
  const date = dayOf(new Date(), timeZone);
  return { date, reason: '', gradYear: date.slice(0, 4), gradLocation: place };
}

/** These commands end an enrolment. */
export function useEndings() {
  const withdrawing = useCommand(WithdrawStudentDocument);
  const graduating = useCommand(GraduateStudentDocument);
  const undoing = useCommand(UndoGraduationDocument);
  return {
    withdraw: (enrolment: Enrolment, { date, reason }: Ending) => withdrawing.run({ ...enrolment, date, reason }),
    undo: (enrolment: Enrolment, { date, reason }: Ending) => undoing.run({ ...enrolment, date, reason }),
    graduate: (enrolment: Enrolment, { date, gradYear, gradLocation }: Ending) =>
      graduating.run({ ...enrolment, date, gradYear: Number(gradYear), gradLocation }),
  };
}

/** Refusals that are about one field. */
export const endingRefusals = { 'enrolment.dateFarOff': { field: 'date' } } as const;

type Props = {
  readonly kind: 'withdraw' | 'graduate' | 'undo';
  /** Of the group's region. */
  readonly timeZone: string;
  readonly form: Pick<FormState<Ending>, 'field'>;
};
export function EndingFields({ kind, timeZone, form }: Props) {
  const t = useMessages(userEditMessages);
  return (
    <>
      <LabelledText
        label={t('date')}
        type="date"
        required
        max={kind === 'undo' ? undefined : daysAfter(dayOf(new Date(), timeZone), mostDaysOff)}
        {...form.field('date')}
      />
      {kind === 'undo' && <p>{t('undoMeans')}</p>}
      {kind !== 'graduate' ? (
        <ReasonField {...form.field('reason')} />
      ) : (
        <>
          <LabelledText
            label={t('gradYear')}
            type="number"
            required
            min={earliestGradYear}
            max={latestGradYear}
            {...form.field('gradYear')}
          />
          <LabelledText
            label={t('gradLocation')}
            required
            maxLength={longestGradLocation}
            {...form.field('gradLocation')}
          />
        </>
      )}
    </>
  );
}
