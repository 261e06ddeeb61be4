import { QRCodeSVG } from 'qrcode.react';
import { useMessages } from '../../../lib/i18n/index.ts';
import { scanAddress } from '../../scan-address.ts';
import { registerAdminMessages } from '../registers-admin.messages.ts';

/** Phones open by it the page where the code is sent. Cameras want it black on white with a margin, in a dark room too. */
export function ScanPicture({ code }: { readonly code: string }) {
  const t = useMessages(registerAdminMessages);
  return (
    <QRCodeSVG
      value={location.origin + scanAddress(code)}
      title={t('scanPicture')}
      size={240}
      marginSize={4}
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 12 }}
    />
  );
}
