import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { requestFormCommands } from './request-form.commands.ts';

const requestId = exampleId('q', 1);
export const requestFormExamples = {
  SubmitRequestForm: {
    requestId,
    kind: 'content',
    subject: 'A new lecture',
    text: 'Please add the lecture of Monday.',
  },
  AnswerRequest: { requestId, text: 'It is there now.' },
  CloseRequest: { requestId },
} satisfies ExamplesOf<typeof requestFormCommands>;
