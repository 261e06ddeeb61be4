import { CheckField, ChoiceField, DateField, FieldPair, TextField } from '../../console/forms/index.ts';
import type { Choice } from '../../console/list/list-shapes.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { AttendanceSchemaChoicesDocument } from '../../generated/groups/admin/group-acts.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';
import { useProgramYearChoices } from '../../console/program-years.ts';

/** It says what the fields of a group are called. */
export function useGroupFieldNames() {
  const t = useMessages(groupsAdminMessages);
  return {
    name: { label: t('name') },
    programYear: { label: t('year') },
    startDate: { label: t('starts') },
    endDate: { label: t('ends') },
    locale: { label: t('language') },
    attendanceSchemaId: { label: t('schema') },
    offlineApp: { label: t('offlineApp') },
    selfSignUp: { label: t('selfSignUp') },
    freeOfCharge: { label: t('free') },
  };
}

type Props = {
  /** A new group may be in one of these. */
  readonly regions?: readonly Choice[];
  readonly schemaId?: string | null;
};
/** The fields of a group, new or not. A group that has an attendance schema keeps it or takes another. */
export function GroupFormFields({ regions, schemaId = null }: Props) {
  const t = useMessages(groupActsMessages);
  const words = useMessages(groupsAdminMessages);
  const { config } = useStart();
  const fields = useGroupFieldNames();
  const schemas = useRemote(AttendanceSchemaChoicesDocument, {}, (data) => data.attendanceSchemaChoices).data ?? [];
  return (
    <>
      {regions && <ChoiceField isCompact hasPlaceholder source="regionId" label={words('region')} options={regions} />}
      <TextField source="name" label={fields.name.label} />
      <FieldPair>
        <ChoiceField
          isCompact
          source="programYear"
          label={fields.programYear.label}
          options={useProgramYearChoices()}
          parse={Number}
        />
        <ChoiceField isCompact keepsPresent source="locale" label={fields.locale.label} options={config.locales} />
        <DateField source="startDate" label={fields.startDate.label} isOptional />
        <DateField source="endDate" label={fields.endDate.label} isOptional />
      </FieldPair>
      <ChoiceField
        isCompact
        isOptional
        hasPlaceholder={schemaId === null}
        source="attendanceSchemaId"
        label={fields.attendanceSchemaId.label}
        hint={t('schemaHint')}
        parse={(picked) => picked || null}
        options={schemas.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <CheckField source="selfSignUp" label={fields.selfSignUp.label} hint={t('selfSignUpHint')} />
      <CheckField source="freeOfCharge" label={fields.freeOfCharge.label} hint={t('freeHint')} />
      <CheckField source="offlineApp" label={fields.offlineApp.label} hint={t('offlineAppHint')} />
    </>
  );
}
