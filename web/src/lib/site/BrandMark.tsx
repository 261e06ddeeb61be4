/** The mark: a ridge and a cedar. */
export const BrandMark = ({ size = 33 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <rect width="36" height="36" rx="3" fill="var(--brand)" />
    <path
      d="M4 27.5 12.5 16l5 6 4-4.5L32 27.5"
      fill="none"
      stroke="var(--on-titlebar)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M22.5 5.5 18.8 11h2l-3 4.3h9.4l-3-4.3h2z" fill="var(--on-titlebar)" />
    <path d="M22.5 15v2.5" stroke="var(--on-titlebar)" strokeWidth="2" />
  </svg>
);
