import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { newsItemCommands } from './news-item.commands.ts';

const newsId = exampleId('n');
const item = { newsId, title: 'Open day', body: '<p>Come and see.</p>', audience: 'all' } as const;

export const newsItemExamples: ExamplesOf<typeof newsItemCommands> = {
  PostNews: item,
  UpdateNews: { ...item, fromDate: '2026-11-23', toDate: '2026-12-04', pinned: true },
  PublishNews: { newsId },
  UnpublishNews: { newsId },
  DeleteNews: { newsId },
};
