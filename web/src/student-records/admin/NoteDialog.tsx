import { longestNote, mostTransferredCredits } from '@paideia/events/transcripts/transcript.rules.ts';
import {
  AddTranscriptNoteDocument,
  type StudentGradesFragment,
} from '../../generated/student-records/admin/student-record.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, LabelledText, newId, NumberField, parseDecimal, useForm } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { studentRecordsMessages } from './student-records.messages.ts';

type Props = {
  readonly grades: Pick<StudentGradesFragment, 'userId' | 'groupId' | 'groupName'>;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const credits = { digits: 2, min: 0, max: mostTransferredCredits * 100 } as const;

/** Puts a note on a transcript, with the credits that were brought from elsewhere. */
export function NoteDialog({ grades: { userId, groupId, groupName }, again, onClose }: Props) {
  const t = useMessages(studentRecordsMessages);
  const add = useCommand(AddTranscriptNoteDocument);
  const form = useForm({ start: () => ({ noteId: newId(), text: '', transferredCredit: '' }), again });
  const send = ({ noteId, text, transferredCredit }: typeof form.value) => {
    const read = parseDecimal(transferredCredit, credits);
    const counted = 'units' in read ? read.units / 100 : null;
    return add.run({ userId, groupId, noteId, text, transferredCredit: counted });
  };
  return (
    <ActDialog
      title={t('addNoteTitle', { group: groupName })}
      confirm={t('addNote')}
      form={form}
      send={send}
      done={t('noteAdded')}
      onClose={onClose}
    >
      <LabelledText
        label={t('note')}
        hint={t('noteHint')}
        required
        rows={3}
        maxLength={longestNote}
        {...form.field('text')}
      />
      <NumberField
        label={t('credits')}
        isOptional
        {...form.field('transferredCredit')}
        range={credits}
        say={(units) => number(units / 100)}
        example={300}
      />
    </ActDialog>
  );
}
