import { ChoiceField, PersonInput, PicksField, TextField } from '../../console/forms/index.ts';
import { useRegionChoices } from '../../console/use-places.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { teachersAdminMessages } from './teachers-admin.messages.ts';

const kinds = ['instructor', 'facilitator'] as const;

export function useTeacherKinds() {
  const t = useMessages(teachersAdminMessages);
  return kinds.map((kind) => ({ value: kind, label: t(kind) }));
}
/** What the fields of a teacher are called, and how their values read. */
export function useTeacherFieldNames() {
  const t = useMessages(teachersAdminMessages);
  const [options, regions] = [useTeacherKinds(), useRegionChoices()];
  const wordsOf = (choices: typeof regions) => (value: string) =>
    choices.find((one) => one.value === value)?.label ?? value;
  return {
    name: { label: t('name') },
    kind: { label: t('kind'), words: wordsOf(options) },
    title: { label: t('title') },
    bio: { label: t('bio') },
    email: { label: t('email') },
    userId: { label: t('account') },
    regionIds: { label: t('regions'), words: wordsOf(regions) },
  };
}

/** A teacher has the same fields whether new or not. */
export function TeacherFormFields() {
  const t = useMessages(teachersAdminMessages);
  const names = useTeacherFieldNames();
  return (
    <>
      <TextField source="name" label={names.name.label} />
      <ChoiceField isCompact source="kind" label={names.kind.label} options={useTeacherKinds()} />
      <TextField source="title" label={names.title.label} isOptional />
      <TextField source="bio" label={names.bio.label} rows={3} isOptional />
      <TextField source="email" type="email" label={names.email.label} hint={t('emailHint')} isOptional />
      <PersonInput source="userId" label={names.userId.label} hint={t('accountHint')} isOptional />
      <PicksField
        source="regionIds"
        label={names.regionIds.label}
        none={t('everywhere')}
        choices={useRegionChoices()}
        isOptional
      />
    </>
  );
}
