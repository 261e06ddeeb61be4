import { fileAssetPermissions } from '@paideia/events/files/file.permissions.ts';
import { signedIn } from '@paideia/events/kernel/permission.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, nothing, type Row } from '../../row.ts';

const fileId = demoId('X', 98);

export const queries: Readonly<Record<string, Row>> = {
  fileAddress: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: fileId }),
    note: "the owner's, and every file for admins; others by the record that names it",
  },
};

export const mutations: Readonly<Record<string, Row>> = {
  registerFile: {
    rule: fileAssetPermissions.RegisterFile,
    ...nothing,
    args: (of) => ({
      input: { _id: fresh(of, 'file'), name: of.name, type: 'image/jpeg', size: 10, purpose: 'profilePicture' },
    }),
    note: 'what is of the college only by its staff',
  },
  // The file is not there, and everybody alike is told so.
  storeFile: { rule: signedIn, ...nothing, isAbsent: true, args: () => ({ _id: fileId }), note: 'the own' },
  removeFile: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: fileId }),
    note: 'the own; admins every',
  },
};
