// This is the command of B2 and B4, with the answer that it must have.
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { groupId, leaveId, leaveWish } from './college.ts';
import { postRight, type Client } from './http.ts';

export const submitLeave = `mutation submitLeaveRequest($input: LeaveRequestInput!, $commandId: String) {
  submitLeaveRequest(input: $input, commandId: $commandId) { _id _revision attendanceType fromDate toDate periods time reason studentNotes adminComments status }
}`;
export const readLeave = 'query leaveRequest($_id: ID!) { leaveRequest(_id: $_id) { _id status } }';

export function submission(n: number, student: number) {
  const [_id, wish] = [leaveId(n), leaveWish(n)];
  const { attendanceType, fromDate, toDate, periods, time, reason, studentNotes } = wish;
  const answer = {
    _id,
    _revision: 0,
    attendanceType,
    fromDate,
    toDate,
    periods,
    time,
    reason,
    studentNotes,
    adminComments: null,
    status: 'pending',
  };
  return {
    _id,
    variables: { input: { _id, groupId: groupId(student), ...wish }, commandId: newUuid() },
    wanted: JSON.stringify({ data: { submitLeaveRequest: answer } }),
  };
}

/** It sends requests for leave, each once, of the client's student. */
export function leaveLoad(mayBeBusy?: boolean) {
  let next = 0;
  return async (client: Client, student: number): Promise<string> => {
    const { _id, variables, wanted } = submission(next++, student);
    await postRight(client, '/graphql', JSON.stringify({ query: submitLeave, variables }), wanted, mayBeBusy);
    return _id;
  };
}
