import { CurrentUserResolver } from './accounts/current-user.resolver.ts';
import { SessionResolver } from './accounts/session.resolver.ts';
import { DocumentResolver } from './documents/document.resolver.ts';
import { LocaleResolver } from './locales/locale.resolver.ts';
import { LogitResolver } from './logits/logit.resolver.ts';
import { ProfileResolver } from './profiles/profile.resolver.ts';
import { RegionResolver } from './regions/region.resolver.ts';
import { PublicConfigResolver } from './site-settings/public-config.resolver.ts';
import { TranslationResolver } from './translations/translation.resolver.ts';

/** Every resolver that runs, slice by slice. */
export const resolvers = [
  SessionResolver,
  CurrentUserResolver,
  ProfileResolver,
  RegionResolver,
  DocumentResolver,
  LocaleResolver,
  TranslationResolver,
  PublicConfigResolver,
  LogitResolver,
] as const;
