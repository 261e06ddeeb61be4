/** Sent by the thin client before any app is loaded, therefore plain texts. */
export const userFields = `_id fullName firstName lastName email roles regionIds regionRoles { regionId slug roleNames } attendanceAdminOf
  impersonatingUser impersonation { adminName endsAt isWritable } locale selectedGroup
  groups { _id name archived } unreadNotifications termsAccepted isAlumni showAlumniWelcome`;
export const CurrentUserOperation = `query currentUser { currentUser { ${userFields} } }`;
export const PublicConfigOperation = `query publicConfig { publicConfig { appName orgName shortName environment mainHost defaultLocale termsVersion locales { value label } } }`;
export const TranslationsOperation = `query translations($locale: String!) { translations(locale: $locale) { id defaultMessage } }`;
export const LogoutOperation = `mutation logoutUser { logoutUser }`;
/** Refused in the admin's own session, which another window may have brought back already: `logoutUser` would end that one. */
export const StopImpersonatingOperation = `mutation stopImpersonating { stopImpersonating { _id } }`;
export const InsertLogitOperation = `mutation insertLogit($logitInput: LogitInput!) { insertLogit(logitInput: $logitInput) }`;
export const UpdateLocaleOperation = `mutation updateUserProfile($userProfileInput: UserProfileInput!) { updateUserProfile(userProfileInput: $userProfileInput) { _id } }`;
