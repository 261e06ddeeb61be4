import { useEffect, useRef } from 'react';
import { longestAlumniMessage } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import {
  AlumniContactDocument,
  ContactFormerStudentDocument,
} from '../../generated/alumni-messages/alumni-messages.ts';
import { CardNote } from '../../lib/dashboard/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FormCard, type FormState, LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';
import { MessagesLeft } from './MessagesLeft.tsx';

export type Written = {
  readonly _id: string;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly text: string;
};
const refetch = [AlumniContactDocument];

type Props = { readonly form: FormState<Written>; readonly left: number; readonly again: () => Promise<unknown> };

/** A message to whom was chosen. Refused, what was typed stays; somebody else can be chosen for it too. */
export function MessageForm({ form, left, again }: Props) {
  const t = useMessages(alumniMessagesMessages);
  const { run } = useCommand(ContactFormerStudentDocument, { refetch });
  const { recipientId, recipientName: name } = form.value;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(recipientId);
  useEffect(() => {
    // The keyboard comes from the name that was chosen to what is written; a draft of before takes no focus.
    if (recipientId !== '' && recipientId !== first.current) box.current?.querySelector('textarea')?.focus();
    first.current = recipientId;
  }, [recipientId]);
  if (recipientId === '')
    return (
      <SectionCard title={t('text')}>
        <CardNote>{t(left > 0 ? 'choose' : 'limit')}</CardNote>
      </SectionCard>
    );
  const send = async ({ _id, text }: Written) => {
    try {
      await run({ _id, recipientId, text });
      form.clear();
    } catch (error) {
      // Another tab may have used up the day.
      again().catch(() => undefined);
      throw error;
    }
  };
  return (
    <div ref={box}>
      <FormCard
        title={t('writeTo', { name })}
        label={t('send')}
        form={form}
        send={send}
        done={t('sent', { name })}
        onCancel={form.clear}
      >
        <MessagesLeft left={left} />
        <LabelledText label={t('text')} {...form.field('text')} rows={8} required maxLength={longestAlumniMessage} />
      </FormCard>
    </div>
  );
}
