import { addressExportMessages as texts } from '@paideia/events/addresses/address.messages.ts';
import { addresses, type AddressView } from '@paideia/projection-service/addresses/address.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const addressExport: ExportPart = {
  key: 'addresses',
  title: texts.addresses,
  about: texts['addresses.about'],
  items: own(addresses, (itemId) => ({ where: { itemId } })),
  mute: ['owner'] satisfies readonly (keyof AddressView)[],
};
