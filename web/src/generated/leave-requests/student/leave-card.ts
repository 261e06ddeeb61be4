// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type WaitingCountFragment } from '../../lib/dashboard/waiting.ts';
import type * as Types from '../../schema.ts';

export type LeaveCardFragment = { readonly leaveRequests: ReadonlyArray<{ readonly _id: string, readonly attendanceType: Types.AttendanceType, readonly fromDate: string, readonly toDate: string, readonly time: string | null, readonly status: Types.LeaveRequestStatus }> | null, readonly openLeaveRequests: WaitingCountFragment | null };

export const LeaveCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaveCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceType"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openLeaveRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingCount"}}]}}]}};
