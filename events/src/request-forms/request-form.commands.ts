import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { RequestKind } from './request-form.events.ts';
import { longestRequest } from './request-form.rules.ts';

const requestRef = z.object({ requestId: Id });

export const requestFormCommands = defineCommands({
  /** The request is that of whoever acts. */
  SubmitRequestForm: requestRef.extend({
    kind: RequestKind,
    subject: Text(longestRequest.subject),
    text: Text(longestRequest.text),
  }),
  AnswerRequest: requestRef.extend({ text: Text(longestRequest.text) }),
  CloseRequest: requestRef,
});
export type RequestFormCommand = CommandOf<typeof requestFormCommands>;
