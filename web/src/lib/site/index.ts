export { BrandMark } from './BrandMark.tsx';
export { Copyright } from './Copyright.tsx';
export { LanguagePicker } from './LanguagePicker.tsx';
export { RidgePicture } from './RidgePicture.tsx';
export { SiteLinks } from './SiteLinks.tsx';
export { siteMessages } from './site.messages.ts';
export { ThemeToggle } from './ThemeToggle.tsx';
export { forgetPerson, signOut } from './sign-out.ts';
