import type { Mark } from '../calendar-days.rules.ts';

const size = 8;
/** A form for each kind, so that nobody has to tell colours apart. */
const shapes: Readonly<Record<Mark, React.ReactNode>> = {
  exam: <path d="M4 0 8 4 4 8 0 4Z" fill="var(--c2)" />,
  assignment: <rect x="0.5" y="0.5" width="7" height="7" fill="var(--c4)" />,
  leave: <circle cx="4" cy="4" r="3" fill="none" stroke="var(--c1)" strokeWidth="1.6" />,
  news: <path d="M4 0.5 8 7.5H0Z" fill="var(--c5)" />,
  classes: <circle cx="4" cy="4" r="2.6" fill="var(--c3)" />,
};

/** What it stands for is said in words beside it. */
export const MarkShape = ({ mark }: { readonly mark: Mark }) => (
  <svg width={size} height={size} viewBox="0 0 8 8" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
    {shapes[mark]}
  </svg>
);
