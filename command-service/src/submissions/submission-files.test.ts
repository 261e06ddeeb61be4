import { expect, test } from '@jest/globals';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import { ada, ben, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { submissionExamples } from '@paideia/events/submissions/submission.examples.ts';
import type { SubmissionCommand } from '@paideia/events/submissions/submission.commands.ts';
import { specFor } from '@paideia/projection-service/kernel/spec.ts';
import type { FileAssetState } from '../files/file.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { submissionFiles, submissionFileFactTable } from './submission-file.facts.ts';
import { fileTypesOf } from './submission-files.ts';

const fileId = exampleId('f');
const none = { feedbackFileIds: [] };
const asks = (status: 'registered' | 'stored' | 'removed' | 'none', ownerId: string, purpose: FilePurpose) => {
  const file = { ...fileExamples.RegisterFile, fileId, ownerId, purpose, uploadId: 'u' };
  const state: FileAssetState = status === 'none' ? { status } : { status, file };
  return { state: () => Promise.resolve(state) } as unknown as Ask; // Nothing else of it is asked.
};
const upload: SubmissionCommand = { type: 'UploadSubmissionFile', data: submissionExamples.UploadSubmissionFile };
const grade: SubmissionCommand = {
  type: 'GradeSubmission',
  data: { ...submissionExamples.GradeSubmission, complete: null, feedbackFileIds: [fileId] },
};

test.each([
  ['what the student sent for it', asks('stored', ada, 'submission'), true],
  ['not what somebody else sent', asks('stored', ben, 'submission'), false],
  ['not what was sent for something else', asks('stored', ada, 'profilePicture'), false],
  ['not what is on its way', asks('registered', ada, 'submission'), false],
  ['not what is gone', asks('removed', ada, 'submission'), false],
  ['not what never was', asks('none', ada, 'submission'), false],
])('a submission takes %s', async (_, ask, isTaken) => {
  expect(await fileTypesOf(upload, ask, none, ada)).toEqual(isTaken ? ['application/pdf'] : undefined);
});
test('with a grade comes back what whoever grades sent for it, and what came back before', async () => {
  expect(await fileTypesOf(grade, asks('stored', harriet, 'feedback'), none, harriet)).toEqual(['application/pdf']);
  expect(await fileTypesOf(grade, asks('stored', harriet, 'submission'), none, harriet)).toBeUndefined();
  expect(await fileTypesOf(grade, asks('stored', ben, 'feedback'), none, harriet)).toBeUndefined();
  const before = { feedbackFileIds: [fileId] };
  expect(await fileTypesOf(grade, asks('none', ben, 'feedback'), before, harriet)).toEqual([]);
});

test('files of submissions are known, until they are taken out', () => {
  const { given } = specFor(submissionFileFactTable);
  const data = { submissionId: 's', fileId };
  const added = { type: 'SubmissionFileAdded', data };
  given(added).then(submissionFiles, `s_${fileId}`, data);
  given(added, { type: 'SubmissionFileRemoved', data }).thenGone(submissionFiles, `s_${fileId}`);
  given({ type: 'SubmissionGraded', data: { submissionId: 's', feedbackFileIds: [fileId] } }).then(
    submissionFiles,
    `s_${fileId}`,
    data,
  );
});
