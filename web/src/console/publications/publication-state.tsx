import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, StatusChip } from '../../lib/ui/index.ts';
import type { Filter } from '../list/list-shapes.ts';
import { publicationMessages } from './publications.messages.ts';

type Publication = {
  readonly published: boolean;
  /** Where there are versions, these are the last written one and the one that readers see. */
  readonly version?: number;
  readonly liveVersion?: number | null;
};

/** Whether readers see a text, and whether they see its last version. */
export function PublicationState({
  publication: { published, version, liveVersion },
}: {
  readonly publication: Publication;
}) {
  return (
    <StatusChip area="document" status={!published ? 'draft' : version === liveVersion ? 'published' : 'changed'} />
  );
}

export function usePublicationColumn<T extends Publication>() {
  const t = useMessages(publicationMessages);
  return { key: 'state', label: t('state'), render: (row: T) => <PublicationState publication={row} /> };
}

/** The filter of a list by what readers see. */
export function usePublicationFilter(): Filter {
  const t = useMessages(publicationMessages);
  const kernel = useMessages(kernelMessages);
  return {
    kind: 'choice',
    name: 'published',
    label: t('state'),
    any: t('anyState'),
    isMain: true,
    choices: [
      { value: 'true', label: kernel('statusPublished') },
      { value: 'false', label: t('notPublished') },
    ],
  };
}
