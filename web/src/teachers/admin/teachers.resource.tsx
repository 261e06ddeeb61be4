import CoPresent from '@mui/icons-material/CoPresentOutlined';
import type { AdminResource, Change } from '../../console/admin-resource.ts';
import { teacher, teachers } from '../teachers.screens.ts';
import {
  AllTeachersDocument,
  DeleteTeacherDocument,
  SaveTeacherDocument,
  TeacherDocument,
} from '../../generated/teachers/admin/teachers-admin.ts';
import { teacherInput } from './teacher-fields.ts';
import { teachersAdminMessages } from './teachers-admin.messages.ts';
import { teacherKeys } from '@paideia/events/teachers/teacher.permissions.ts';

const save: Change = { command: SaveTeacherDocument, variables: (fields) => ({ input: teacherInput(fields) }) };

export const teachersResource: AdminResource = {
  name: 'teachers',
  screens: { list: teachers, edit: teacher },
  keys: teacherKeys,
  about: teachersAdminMessages.permission,
  icon: CoPresent,
  operations: {
    list: AllTeachersDocument,
    one: TeacherDocument,
    create: save,
    update: save,
    delete: { command: DeleteTeacherDocument, variables: ({ id }) => ({ _id: id }) },
  },
};
