export { ActButton } from './ActButton.tsx';
export { EmailsField, PhonesField } from './ContactFields.tsx';
export { DeleteAct } from './DeleteAct.tsx';
export { DraftNote } from './DraftNote.tsx';
export { EditAct } from './EditAct.tsx';
export { EditForm } from './EditForm.tsx';
export {
  CheckField,
  ChoiceField,
  DateField,
  FieldPair,
  NumberInput,
  PersonInput,
  PicksField,
  TextField,
  useFormInput,
} from './inputs.tsx';
export { LinesField } from './LinesField.tsx';
export { NewRecord } from './NewRecord.tsx';
export { CreateDialog, EditDialog } from './RecordDialog.tsx';
export { RichTextInput } from './RichTextInput.tsx';
export { useRefreshed } from './use-refreshed.ts';
