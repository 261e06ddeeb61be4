import { defineMessages } from '../kernel/messages.ts';

/** Why nobody is erased, or no request is made or taken back. */
export const erasureMessages = defineMessages('erasure', {
  ownAccount: ['You cannot erase yourself. Another superadmin has to do it.', 'Somebody else has to do it'],
  begun: ['The erasure of this person has already begun.', 'It cannot be begun twice, asked for or taken back'],
  noRequest: ['There is no request to take back.', 'It was taken back before, or never made'],
  nameDiffers: [
    'This is not the name of the person. Type it as it is shown.',
    'At the field in which a superadmin types the name of whom to erase',
  ],
  notDone: ['The erasure is not finished yet, so there is no proof of it.', 'The proof is there at the end'],
  proofTitle: ['Proof of an erasure', 'Title of the page that proves an erasure', 'erasureProof.title'],
  proofAbout: [
    'The key of this person’s data is gone, and every read model was rebuilt without it. Nothing here is about the person; ids stand in place of names. The signature is that of the key that signs the log. npm run erasure-proof checks the JSON form against the college.',
    'Below the title',
    'erasureProof.about',
  ],
  person: ['Erased person', 'In place of a name that was erased'],
});
