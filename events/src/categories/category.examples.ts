import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { categoryCommands } from './category.commands.ts';

const categoryId = exampleId('k', 1);
export const categoryExamples = {
  SaveCategory: { categoryId, kind: 'course', name: 'Biblical Studies', order: 1 },
  DeleteCategory: { categoryId },
} satisfies ExamplesOf<typeof categoryCommands>;
