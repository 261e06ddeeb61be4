import { mostFiles } from '../submissions/submission.rules.ts';

/** It is counted in characters. */
export const longestTitle = 200;
/** It counts the marks of paragraphs and lines too. */
export const longestContent = 50_000;
/** Of plain text, which becomes longer by such marks. */
export const longestPlainContent = 40_000;
export const mostWeight = 100;
export const mostDownloads = 20;

type Limits = {
  readonly downloadFileIds?: readonly string[] | undefined;
  readonly maxFiles?: number | undefined;
  readonly acceptTypes?: readonly string[] | undefined;
};
/** What holds for an assignment; one that was set before there were these says nothing of them. */
export const limitsOf = ({ downloadFileIds = [], maxFiles = mostFiles, acceptTypes = [] }: Limits) => ({
  downloadFileIds: [...downloadFileIds],
  maxFiles,
  acceptTypes: [...acceptTypes],
});
