import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { errorText } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kernelMessages } from '../ui/index.ts';
import { moved, mostZoom, wholeOf, zoomed, zoomOf, type Crop } from './crop.ts';
import { cropperMessages } from './cropper.messages.ts';

export type PictureCropperProps = {
  readonly image: ImageBitmap;
  /** It is at most so wide, in pixels. */
  readonly width: number;
  readonly height: number;
  /** It will be shown in a circle. */
  readonly isRound?: boolean;
  /** Sends the part as a picture of its own, without anything that the file said beside it, such as where it was taken. */
  readonly onSave: (picture: Blob) => Promise<void>;
  readonly onCancel: () => void;
  /** What else is said of it, and whether enough is. */
  readonly children?: ReactNode;
  readonly isReady?: boolean;
};
const shownHeight = 240;
/** On white, for the kind that is sent knows nothing that can be seen through. */
function draw(canvas: HTMLCanvasElement, image: ImageBitmap, { x, y, width, height }: Crop, drawnWidth: number): void {
  canvas.width = drawnWidth;
  canvas.height = Math.round((drawnWidth * height) / width);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
}
const encoded = (image: ImageBitmap, crop: Crop, most: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas');
    draw(canvas, image, crop, Math.max(1, Math.min(most, Math.round(crop.width))));
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85);
  });

/** The part of a picture that is shown: drawn by the pointer, or set by keyboard. What is seen is what is sent. */
export function PictureCropper({
  image,
  width,
  height,
  isRound = false,
  onSave,
  onCancel,
  children,
  isReady = true,
}: PictureCropperProps) {
  const t = useMessages(cropperMessages);
  const kernel = useMessages(kernelMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholeOf(image, { width, height }));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const shownWidth = Math.round((shownHeight * width) / height);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop, shownWidth * 2);
  }, [image, crop, shownWidth]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    const scale = crop.width / currentTarget.clientWidth;
    if (buttons > 0) setCrop(moved(image, crop, -movementX * scale, -movementY * scale));
  };
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave(await encoded(image, crop, width));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  const slider = (
    label: string,
    range: { readonly min: number; readonly max: number; readonly step: number; readonly value: number },
    onChange: (value: number) => void,
  ) => (
    <Box component="label" sx={{ display: 'grid', gap: '3px', fontSize: 14 }}>
      {label}
      <input
        type="range"
        {...range}
        disabled={isBusy || range.max === range.min}
        onChange={({ target }) => onChange(Number(target.value))}
        style={{ accentColor: 'var(--primary)', width: '100%', minHeight: 24 }}
      />
    </Box>
  );
  return (
    <Box component="section" aria-label={t('crop')} sx={{ display: 'grid', gap: '15px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '18px', alignItems: 'center' }}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('preview')}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
          style={{
            width: shownWidth,
            maxWidth: '100%',
            aspectRatio: `${width} / ${height}`,
            borderRadius: isRound ? '50%' : 'var(--r-s)',
            touchAction: 'none',
            cursor: 'move',
          }}
        />
        <Box sx={{ flex: '1 1 210px', display: 'grid', gap: '12px' }}>
          <span style={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('hint')}</span>
          {slider(t('zoom'), { min: 1, max: mostZoom, step: 0.05, value: zoomOf(image, crop) }, (zoom) =>
            setCrop(zoomed(image, crop, zoom)),
          )}
          {slider(t('across'), { min: 0, max: image.width - crop.width, step: 1, value: crop.x }, (x) =>
            setCrop({ ...crop, x }),
          )}
          {slider(t('down'), { min: 0, max: image.height - crop.height, step: 1, value: crop.y }, (y) =>
            setCrop({ ...crop, y }),
          )}
        </Box>
      </Box>
      {children}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: '9px' }}>
        <Button variant="contained" disabled={isBusy || !isReady} onClick={() => void save()}>
          {t('use')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onCancel}>
          {kernel('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
