import { teacherCommands } from '@paideia/events/teachers/teacher.commands.ts';
import { teacherPermissions } from '@paideia/events/teachers/teacher.permissions.ts';
import { DeleteAct, EditAct, EditDialog } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import type { AdminTeacherDetailFragment } from '../../generated/teachers/admin/teachers-admin.ts';
import { teachers } from '../teachers.screens.ts';
import { teacherRefusals, teacherFields } from './teacher-fields.ts';
import { TeacherFormFields, useTeacherFieldNames } from './TeacherFormFields.tsx';
import { teachersAdminMessages } from './teachers-admin.messages.ts';

const schema = teacherCommands.SaveTeacher.omit({ teacherId: true });

/** It offers what admins change about a teacher. */
export function TeacherActs({ teacher }: { readonly teacher: AdminTeacherDetailFragment }) {
  const t = useMessages(teachersAdminMessages);
  const fields = useTeacherFieldNames();
  const name = teacher.name ?? t('erased');
  if (!may(useUser(), teacherPermissions.SaveTeacher)) return null;
  return (
    <>
      <EditAct>
        {(close) => (
          <EditDialog<AdminTeacherDetailFragment, typeof schema>
            resource="teachers"
            id={teacher.id}
            title={t('editTitle', { teacher: name })}
            schema={schema}
            fieldsOf={(one) => teacherFields({ ...one, name: one.name ?? '', regionIds: [...one.regionIds] })}
            fields={fields}
            refusals={teacherRefusals}
            saved={(one) => t('saved', { teacher: String(one['name']) })}
            onClose={close}
          >
            <TeacherFormFields />
          </EditDialog>
        )}
      </EditAct>
      <DeleteAct
        resource="teachers"
        record={teacher}
        list={teachers}
        title={t('deleteTitle', { teacher: name })}
        means={t('deleteMeans')}
        done={t('deleted', { teacher: name })}
      />
    </>
  );
}
