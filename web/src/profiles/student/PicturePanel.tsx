import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { profilePicture } from '@paideia/events/files/file.rules.ts';
import { storeFile } from '../../files/files.parts.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { mostPictureBytes, pictureKinds, PictureCropper, usePicture } from '../../lib/pictures/index.ts';
import { showOwnPicture } from '../../lib/session/index.ts';
import { Avatar, notify, notifyError } from '../../lib/ui/index.ts';
import { ProfileDocument, UpdateProfileDocument, type OwnProfileFragment } from '../../generated/profiles/profiles.ts';
import { pictureMessages } from './picture.messages.ts';

const refetch = [ProfileDocument];
const size = { width: profilePicture.side, height: profilePicture.side };

/** The picture that others see beside the name: chosen, cropped here, replaced and removed. */
export function PicturePanel({ profile }: { readonly profile: OwnProfileFragment }) {
  const t = useMessages(pictureMessages);
  const { _id, fullName, picture, profileRevision } = profile;
  const chosen = usePicture();
  const { run, isBusy } = useCommand(UpdateProfileDocument, { refetch });
  const set = async (cloudinaryId: string, said: string) => {
    const { updateUserProfile } = await run({
      userProfileInput: { _id, cloudinaryId },
      expectedRevision: profileRevision,
    });
    showOwnPicture(updateUserProfile.picture);
    notify(said);
  };
  const save = async (bytes: Blob) => {
    const sent = { bytes, name: 'picture.jpg', type: bytes.type, purpose: 'profilePicture' } as const;
    await set(await storeFile(sent), t('saved'));
    chosen.drop();
  };
  return (
    <Card component="section" sx={{ p: { xs: '15px', md: '24px' }, mb: '18px', maxWidth: 744 }}>
      <Typography component="h2" variant="h3" sx={{ mb: '12px' }}>
        {t('title')}
      </Typography>
      {chosen.image ? (
        <PictureCropper isRound {...size} image={chosen.image} onSave={save} onCancel={chosen.drop} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '18px', alignItems: 'center' }}>
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: '9px' }}>
            <Avatar name={fullName} picture={picture} size={96} />
            {picture && (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => void set('', t('removed')).catch((error: unknown) => notifyError(error))}
              >
                {t('remove')}
              </Button>
            )}
          </Box>
          <Box sx={{ flex: '1 1 240px', display: 'grid', gap: '12px' }}>
            <FileDrop
              label={t(picture ? 'replace' : 'choose')}
              accept={pictureKinds}
              minSize={1}
              maxSize={mostPictureBytes}
              isMultiple={false}
              onFiles={([file]) => chosen.choose(file)}
            />
            {chosen.problem && <Alert severity="error">{chosen.problem}</Alert>}
          </Box>
        </Box>
      )}
    </Card>
  );
}
