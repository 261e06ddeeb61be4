import type { Certified } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptExportMessages as texts } from '@paideia/events/transcripts/transcript.messages.ts';
import {
  transcriptIssues,
  type TranscriptIssueView,
} from '@paideia/projection-service/transcripts/transcript-issue.view.ts';
import { own, type ExportItem, type ExportPart } from '../kernel/export/part.ts';

const linesOf = ({ terms }: Certified): readonly string[] =>
  terms.flatMap(({ courses }) =>
    courses.map(({ code, title, grade }) => [code, title, grade].filter((one) => one !== null).join(' ')),
  );
const isIssue = (item: ExportItem): item is Pick<TranscriptIssueView, keyof TranscriptIssueView> =>
  'certified' in item && 'issuedAt' in item;

/** As they were certified; their codes nobody knows but who holds the paper. */
export const transcriptIssueExport: ExportPart = {
  key: 'transcriptIssues',
  title: texts.transcriptIssues,
  about: texts['transcriptIssues.about'],
  items: own(transcriptIssues, (userId) => ({ where: { userId } }), ['codeHash']),
  told: (item) => {
    if (!isIssue(item)) return item;
    const { groupId, issuedAt, withdrawnAt, certified } = item;
    const status = withdrawnAt === null ? 'active' : 'withdrawn';
    return { groupId, issuedAt, status, content: certified ? linesOf(certified) : [] };
  },
};
