export { Letterhead } from './Letterhead.tsx';
export { PageNumbers } from './PageNumbers.tsx';
export { PrintButton } from './PrintButton.tsx';
export { paperMessages } from './paper.messages.ts';
export type { CampusFieldsFragment } from '../../generated/lib/paper/campus.ts';
