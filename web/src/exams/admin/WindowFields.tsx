import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { WindowDraft, WindowProblems } from './window-draft.ts';

type Props = {
  readonly draft: WindowDraft;
  readonly problems: WindowProblems;
  readonly onChange: (draft: WindowDraft) => void;
};

/** When an exam opens, closes and is locked, on the wall of the group. */
export function WindowFields({ draft, problems, onChange }: Props) {
  const t = useMessages(scheduleMessages);
  const field = (name: keyof WindowDraft, hint?: string, isOptional = false) => {
    const wrong = problems[name];
    return (
      <LabelledText
        label={t(name)}
        hint={hint}
        isOptional={isOptional}
        error={wrong && t(wrong)}
        type="datetime-local"
        value={draft[name]}
        onChange={(text) => onChange({ ...draft, [name]: text })}
      />
    );
  };
  return (
    <>
      {field('opens')}
      {field('closes', t('closesHint'))}
      {field('locks', t('locksHint'), true)}
    </>
  );
}
