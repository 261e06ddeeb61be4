import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog, DataScreen, kernelMessages, notify, notifyError } from '../lib/ui/index.ts';
import { dayOf, fullDate, useMessages } from '../lib/i18n/index.ts';
import { useCommand, useRemote } from '../lib/data/index.ts';
import { AddressForm } from './AddressForm.tsx';
import {
  AddressesDocument,
  RemoveAddressDocument,
  type WholeAddressFragment,
} from '../generated/addresses/addresses.ts';
import { addressesMessages } from './addresses.messages.ts';

const lineOf = ({ stackedAddress }: WholeAddressFragment) => stackedAddress.split('\n')[0] ?? '';
type Dialog = { readonly kind: 'edit' | 'remove'; readonly seen: WholeAddressFragment } | { readonly kind: 'add' };

/** The addresses of a person or of a region, with everything that is done with them. */
export function AddressList({ itemId }: { readonly itemId: string }) {
  const t = useMessages(addressesMessages);
  const kernel = useMessages(kernelMessages);
  const remote = useRemote(AddressesDocument, { itemId }, ({ addresses }) => addresses);
  const [dialog, setDialog] = useState<Dialog>();
  const remove = useCommand(RemoveAddressDocument);
  const close = () => setDialog(undefined);
  // It is shown as it is now; one that somebody else has removed meanwhile stays as it was seen, so that nothing typed is lost.
  const seen = dialog && dialog.kind !== 'add' ? dialog.seen : undefined;
  const meant = seen && (remote.data?.find(({ _id }) => _id === seen._id) ?? seen);
  const confirm = async () => {
    if (!meant) return;
    try {
      await remove.run({ _id: meant._id, expectedRevision: meant._revision });
      notify(t('removed'));
      await remote.again().catch(() => undefined);
    } catch (error) {
      notifyError(error);
      await remote.again().catch(() => undefined);
    }
    close();
  };
  return (
    <>
      <DataScreen
        remote={remote}
        isEmpty={(addresses) => addresses.length === 0}
        empty={<Typography sx={{ color: 'var(--ink-2)', py: '9px' }}>{t('none')}</Typography>}
      >
        {(addresses) => (
          <ul>
            {addresses.map((address) => (
              <Box
                component="li"
                key={address._id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  alignItems: 'flex-start',
                  gap: '9px 18px',
                  py: '12px',
                  borderTop: '1px solid var(--line)',
                  '&:first-of-type': { borderTop: 0, pt: '3px' },
                }}
              >
                <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
                  <Box
                    component="address"
                    sx={{
                      whiteSpace: 'pre-line',
                      fontStyle: 'normal',
                      fontSize: 14,
                      lineHeight: '21px',
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {address.stackedAddress}
                  </Box>
                  {address.updatedByName && (
                    <Box sx={{ mt: '3px', fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>
                      {t('changed', { date: fullDate(dayOf(address.updatedAt)), name: address.updatedByName })}
                    </Box>
                  )}
                </Box>
                <Box sx={{ display: 'flex', gap: '6px' }}>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t('edit', { address: lineOf(address) })}
                    onClick={() => setDialog({ kind: 'edit', seen: address })}
                  >
                    {kernel('edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    color="error"
                    aria-label={t('removeOf', { address: lineOf(address) })}
                    onClick={() => setDialog({ kind: 'remove', seen: address })}
                  >
                    {t('remove')}
                  </Button>
                </Box>
              </Box>
            ))}
          </ul>
        )}
      </DataScreen>
      {remote.data && (
        <Button
          variant="outlined"
          sx={{ mt: '9px', alignSelf: 'flex-start' }}
          onClick={() => setDialog({ kind: 'add' })}
        >
          {t('add')}
        </Button>
      )}
      {dialog && dialog.kind !== 'remove' && (
        <AddressForm itemId={itemId} address={meant} again={remote.again} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'remove'}
        title={t('removeTitle')}
        confirm={t('remove')}
        isDestructive
        isBusy={remove.isBusy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Box sx={{ whiteSpace: 'pre-line' }}>{meant?.stackedAddress}</Box>
      </ConfirmDialog>
    </>
  );
}
