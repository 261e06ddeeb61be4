import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import type { AdminResource, Fields } from '../../console/admin-resource.ts';
import {
  AllAttendanceSchemasDocument,
  AttendanceSchemaDocument,
  DefineAttendanceSchemaDocument,
  DeleteAttendanceSchemaDocument,
  ReviseAttendanceSchemaDocument,
} from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { attendanceSchema, attendanceSchemas } from '../attendance-schemas.screens.ts';
import { schemaInput } from './schema-form.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import { attendanceSchemaKeys } from '@paideia/events/attendance-schemas/attendance-schema.permissions.ts';

const variables = (fields: Fields) => ({ input: schemaInput(fields) });

export const attendanceSchemasResource: AdminResource = {
  name: 'attendanceSchemas',
  screens: { list: attendanceSchemas, edit: attendanceSchema },
  keys: attendanceSchemaKeys,
  about: attendanceSchemasAdminMessages.permission,
  icon: EventRepeat,
  operations: {
    list: AllAttendanceSchemasDocument,
    one: AttendanceSchemaDocument,
    create: { command: DefineAttendanceSchemaDocument, variables },
    update: { command: ReviseAttendanceSchemaDocument, variables },
    delete: { command: DeleteAttendanceSchemaDocument, variables: ({ id }) => ({ _id: id }) },
  },
};
