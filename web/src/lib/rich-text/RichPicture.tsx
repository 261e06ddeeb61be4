import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { richPictureMessages } from './rich-picture.messages.ts';

/** A picture that a text names by its id, and where it is seen for now. */
export type Picture = { readonly fileId: string; readonly address: string };
type Props = {
  /** Undefined when it is not there any more. */
  readonly address: string | undefined;
  /** Empty of what is decoration. */
  readonly alt: string;
  readonly width: number | undefined;
};

export function RichPicture({ address, alt, width }: Props) {
  const t = useMessages(richPictureMessages);
  const [failed, setFailed] = useState<string>();
  if (address !== undefined && failed !== address)
    return <img src={address} alt={alt} width={width} decoding="async" onError={() => setFailed(address)} />;
  return (
    <Box
      component="span"
      data-picture-gone=""
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '9px',
        p: '12px 15px',
        maxWidth: width,
        border: '1px dashed var(--line-strong)',
        borderRadius: 'var(--r-field)',
        fontSize: 14,
        lineHeight: '20px',
        color: 'var(--ink-2)',
      }}
    >
      <BrokenImage fontSize="small" aria-hidden />
      <span>{alt === '' ? t('gone') : t('goneOf', { alt })}</span>
    </Box>
  );
}
