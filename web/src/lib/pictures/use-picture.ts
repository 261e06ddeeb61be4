import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { cropperMessages } from './cropper.messages.ts';

type ChosenPicture = {
  /** It has been read and can be cropped. */
  readonly image: ImageBitmap | undefined;
  /** Why the last file that was chosen is none. */
  readonly problem: string | undefined;
  readonly choose: (file: File | undefined) => void;
  readonly drop: () => void;
};

/** A file that becomes a picture once the browser has read it; until then, and where it cannot, its chooser stays with the reason beside it. */
export function usePicture(): ChosenPicture {
  const t = useMessages(cropperMessages);
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  /** Only what was chosen last counts; undefined when all is dropped or the page has gone. */
  const last = useRef<File>(undefined);
  useEffect(() => () => void (last.current = undefined), []);
  useEffect(() => () => image?.close(), [image]);
  const show = (next: ImageBitmap | undefined, said?: string) => {
    setImage(next);
    setProblem(said);
  };
  return {
    image,
    problem,
    choose: (file) => {
      last.current = file;
      if (!file) return;
      setProblem(undefined);
      createImageBitmap(file).then(
        (read) => (last.current === file ? show(read) : read.close()),
        () => last.current === file && show(undefined, t('unreadable')),
      );
    },
    drop: () => {
      last.current = undefined;
      show(undefined);
    },
  };
}
