import { lazyPart } from '../ui/lazy-part.tsx';

/** How a value came about, loaded when somebody asks. */
export const WhyContent = lazyPart(async () => (await import('./WhyContent.tsx')).WhyContent);
