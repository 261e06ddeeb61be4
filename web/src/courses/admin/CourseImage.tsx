import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { longestOfMaterial } from '@paideia/events/courses/course.rules.ts';
import { coursePicture } from '@paideia/events/files/file.rules.ts';
import { MayChange, useMayChange } from '../../console/MayChange.tsx';
import { storeFile } from '../../files/files.parts.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { mostPictureBytes, PictureCropper, pictureKinds, usePicture } from '../../lib/pictures/index.ts';
import { ConfirmDialog, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { SetCourseImageDocument } from '../../generated/courses/admin/courses-admin.ts';
import type { CourseImageInput } from '../../generated/schema.ts';
import { CoursePicture } from '../CoursePicture.tsx';
import { courseActsMessages } from './course-acts.messages.ts';
import { courseFilesMessages } from './course-files.messages.ts';
import type { CourseFilesProps } from './course-files-props.ts';

/** The picture by which students know the course: chosen, cropped here, described, replaced and removed. */
export function CourseImage({ course: { code, image }, isBusy, change }: CourseFilesProps) {
  const t = useMessages(courseFilesMessages);
  const acts = useMessages(courseActsMessages);
  const kernel = useMessages(kernelMessages);
  const mayChange = useMayChange();
  const { run } = useCommand(SetCourseImageDocument);
  const picture = usePicture();
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  // A new picture shows something else than the one that is there.
  const alt = typed ?? (picture.image ? '' : (image?.alt ?? ''));
  const choose = (chosen: File | undefined) => {
    picture.choose(chosen);
    setTyped(undefined);
  };
  const drop = () => {
    picture.drop();
    setTyped(undefined);
  };
  const set = async (wanted: CourseImageInput | null, uploaded?: 'uploaded') => {
    const isSaved = await change(async (seen) => (await run({ ...seen, image: wanted })).setCourseImage, uploaded);
    if (isSaved) drop();
  };
  const save = async (bytes: Blob) => {
    const fileId = await storeFile({ bytes, name: `${code}.jpg`, type: bytes.type, purpose: 'image' });
    await set({ fileId, alt: alt.trim() }, 'uploaded');
  };
  const description = (
    <LabelledText
      label={t('alt')}
      hint={t('altHint')}
      value={alt}
      maxLength={longestOfMaterial.alt}
      onChange={setTyped}
    />
  );
  const isDescribed = alt.trim() !== '';
  return (
    <SectionCard title={t('image')}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gap: '12px' }}>
        <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('imageHint')}</Box>
        {picture.image ? (
          <PictureCropper {...coursePicture} image={picture.image} isReady={isDescribed} onSave={save} onCancel={drop}>
            {description}
          </PictureCropper>
        ) : (
          <>
            <Box sx={{ maxWidth: 320 }}>
              <CoursePicture code={code} image={image} />
            </Box>
            {image && !mayChange && <p>{image.alt}</p>}
            <MayChange>
              {image && (
                <>
                  {description}
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px' }}>
                    <Button
                      variant="outlined"
                      disabled={isBusy || !isDescribed || alt.trim() === image.alt}
                      onClick={() => void set({ fileId: image.fileId, alt: alt.trim() })}
                    >
                      {kernel('save')}
                    </Button>
                    <Button color="error" disabled={isBusy} onClick={() => setAsked(true)}>
                      {t('removeImage')}
                    </Button>
                  </Box>
                </>
              )}
              <FileDrop
                label={t(image ? 'replaceImage' : 'chooseImage')}
                accept={pictureKinds}
                maxSize={mostPictureBytes}
                isMultiple={false}
                onFiles={([chosen]) => choose(chosen)}
              />
              {picture.problem && <Alert severity="error">{picture.problem}</Alert>}
            </MayChange>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={t('removeImageTitle')}
        confirm={acts('removeLesson')}
        isDestructive
        onConfirm={() => {
          setAsked(false);
          void set(null);
        }}
        onCancel={() => setAsked(false)}
      >
        {t('removeMeans')}
      </ConfirmDialog>
    </SectionCard>
  );
}
