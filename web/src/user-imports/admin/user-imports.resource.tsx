import type { Operations } from '../../console/admin-resource.ts';
import { AllUserImportsDocument, UserImportDocument } from '../../generated/user-imports/admin/imports.ts';

/** Imports have no place in the menu: they are a part of `/users`. */
export const userImportOperations: Operations = { list: AllUserImportsDocument, one: UserImportDocument };
