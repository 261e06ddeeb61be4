export { WhyButton } from './WhyButton.tsx';
export { WhyContent } from './WhyContent.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
export { WhyDocument } from '../../generated/lib/why/why.ts';
export type { WhyOf } from '../../generated/schema.ts';
