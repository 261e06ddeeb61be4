import type { DocumentNode } from '@apollo/client';
import Alert from '@mui/material/Alert';
import { highestAlumniVideoOrder, longestAlumniVideoTitle } from '@paideia/events/alumni-videos/alumni-video.rules.ts';
import {
  ListAlumniVideoDocument,
  type AllAlumniVideosQuery,
  type ManagedAlumniVideoFragment,
} from '../../generated/alumni-videos/alumni-videos.ts';
import type { AlumniVideoInput } from '../../generated/schema.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';

type Props = {
  readonly video: ManagedAlumniVideoFragment;
  readonly categories: AllAlumniVideosQuery['alumniVideoCategories'];
  readonly refetch: readonly DocumentNode[];
  readonly onClose: () => void;
};
type Typed = {
  readonly title: string;
  readonly categoryId: string;
  readonly order: string;
  readonly locale: string;
};

/** How a video stands in the library; saved, alumni see it so. */
export function VideoDialog({ video, categories, refetch, onClose }: Props) {
  const { _id, isListed, _revision } = video;
  const t = useMessages(alumniVideosMessages);
  const kernel = useMessages(kernelMessages);
  const { locales } = useStart().config;
  const { run } = useCommand(ListAlumniVideoDocument, { refetch });
  const form = useForm<Typed>({
    start: {
      title: video.title,
      categoryId: video.categoryId ?? '',
      order: String(video.order),
      locale: video.locale,
    },
    revision: _revision,
  });
  const send = ({ title, categoryId, order, locale }: Typed) => {
    const input: Required<AlumniVideoInput> = { _id, title, categoryId, order: Number(order), locale };
    // What was never listed has no revision that anybody could have seen.
    return run({ input, expectedRevision: _revision < 0 ? null : form.expectedRevision });
  };
  return (
    <ActDialog
      title={t(isListed ? 'changeTitle' : 'listTitle', { title: video.title })}
      confirm={isListed ? kernel('save') : t('list')}
      form={form}
      send={send}
      done={() => t('saved', { title: form.trimmed.title })}
      onClose={onClose}
    >
      {categories.length === 0 && <Alert severity="warning">{t('noCategories')}</Alert>}
      <LabelledText label={t('title')} {...form.field('title')} required maxLength={longestAlumniVideoTitle} />
      <LabelledChoice
        label={t('category')}
        {...form.field('categoryId')}
        options={categories.map((one) => ({ value: one._id, label: one.name }))}
        hasPlaceholder
        isRequired
      />
      <LabelledText
        label={t('order')}
        hint={t('orderHint')}
        type="number"
        {...form.field('order')}
        required
        min={0}
        max={highestAlumniVideoOrder}
        step={1}
      />
      <LabelledChoice label={t('language')} {...form.field('locale')} options={locales} />
    </ActDialog>
  );
}
