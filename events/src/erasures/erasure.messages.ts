import { defineMessages } from '../kernel/messages.ts';

/** Why nobody is erased, or no request is made or taken back. */
export const erasureMessages = defineMessages({
  ownAccount: {
    id: 'erasure.ownAccount',
    defaultMessage: 'You cannot erase yourself. Another superadmin has to do it.',
    description: 'Somebody else has to do it',
  },
  begun: {
    id: 'erasure.begun',
    defaultMessage: 'The erasure of this person has already begun.',
    description: 'It cannot be begun twice, asked for or taken back',
  },
  noRequest: {
    id: 'erasure.noRequest',
    defaultMessage: 'There is no request to take back.',
    description: 'It was taken back before, or never made',
  },
  nameDiffers: {
    id: 'erasure.nameDiffers',
    defaultMessage: 'This is not the name of the person. Type it as it is shown.',
    description: 'At the field in which a superadmin types the name of whom to erase',
  },
  notDone: {
    id: 'erasure.notDone',
    defaultMessage: 'The erasure is not finished yet, so there is no proof of it.',
    description: 'The proof is there at the end',
  },
  proofTitle: {
    id: 'erasureProof.title',
    defaultMessage: 'Proof of an erasure',
    description: 'Title of the page that proves an erasure',
  },
  proofAbout: {
    id: 'erasureProof.about',
    defaultMessage:
      'The key of this person’s data is gone, and every read model was rebuilt without it. Nothing here is about the person; ids stand in place of names. The signature is that of the key that signs the log. npm run erasure-proof checks the JSON form against the college.',
    description: 'Below the title',
  },
  person: { id: 'erasure.person', defaultMessage: 'Erased person', description: 'In place of a name that was erased' },
});
