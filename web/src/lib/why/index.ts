export { WhyButton } from './WhyButton.tsx';
export { WhyContent } from './WhyContent.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
export { WhyDocument, type WhyOf } from './why.documents.ts';
