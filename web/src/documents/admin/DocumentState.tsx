import { StatusChip } from '../../lib/ui/index.ts';
import type { DocumentRowFragment } from '../../generated/documents/admin/documents-admin.ts';

/** Whether readers see a document, and whether they see its latest version. */
export function DocumentState({ document }: { readonly document: DocumentRowFragment }) {
  const { published, version, liveVersion } = document;
  return (
    <StatusChip area="document" status={!published ? 'draft' : version === liveVersion ? 'published' : 'changed'} />
  );
}
