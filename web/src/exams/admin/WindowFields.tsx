import type { ReactNode } from 'react';
import { type FormState, LabelledText } from '../../lib/forms/index.ts';
import { skippedTime, useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { timesOf, type WindowDraft } from './window-draft.ts';

type Props = { readonly form: Pick<FormState<WindowDraft>, 'value' | 'field'>; readonly timeZone: string };

/** When an exam opens, closes and is locked, on the wall of the group. */
export function WindowFields({ form, timeZone }: Props) {
  const t = useMessages(scheduleMessages);
  const { problems } = timesOf(form.value, timeZone);
  const field = (name: keyof WindowDraft, hint?: string, isOptional = false) => {
    const wrong = problems[name];
    const native = {
      type: 'datetime-local',
      problem: wrong ? t(wrong) : skippedTime(form.value[name], timeZone),
      isOptional,
      hint,
    };
    return <LabelledText label={t(name)} {...native} {...form.field(name)} />;
  };
  const fields: EachField<WindowDraft, ReactNode> = {
    opens: field('opens'),
    closes: field('closes', t('closesHint')),
    locks: field('locks', t('locksHint'), true),
  };
  return (
    <>
      {fields.opens}
      {fields.closes}
      {fields.locks}
    </>
  );
}
