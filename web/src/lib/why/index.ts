export { Calculation } from './Calculation.tsx';
export { EventHistory } from './EventHistory.tsx';
export { type Moment, Timeline } from './Timeline.tsx';
export { WhyButton } from './WhyButton.tsx';
export { WhyContent } from './why-content.parts.ts';
export { WhyDrawer } from './WhyDrawer.tsx';
export { WhyDocument } from '../../generated/lib/why/why.ts';
export type { WhyOf } from '../../generated/schema.ts';
