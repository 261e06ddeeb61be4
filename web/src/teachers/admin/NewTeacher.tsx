import { teacherCommands } from '@paideia/events/teachers/teacher.commands.ts';
import { teacherPermissions } from '@paideia/events/teachers/teacher.permissions.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { teacher as teacherScreen } from '../teachers.screens.ts';
import { teacherRefusals } from './teacher-fields.ts';
import { TeacherFormFields } from './TeacherFormFields.tsx';
import { teachersAdminMessages } from './teachers-admin.messages.ts';

const schema = teacherCommands.SaveTeacher.omit({ teacherId: true });
const fresh = { name: '', title: '', bio: '', email: '', kind: 'instructor', userId: null, regionIds: [] };

/** The button stands above the list of teachers. */
export function NewTeacher() {
  const t = useMessages(teachersAdminMessages);
  if (!may(useUser(), teacherPermissions.SaveTeacher)) return null;
  return (
    <NewRecord
      resource="teachers"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={fresh}
      refusals={teacherRefusals}
      saved={({ name }) => t('saved', { teacher: String(name) })}
      screen={teacherScreen}
    >
      <TeacherFormFields />
    </NewRecord>
  );
}
