/** Documents that pages of the site show by their titles: they keep those, and stay. */
export const siteDocuments: readonly string[] = ['privacy', 'terms', 'docs'];
/** Titles are compared without regard to case. */
export const titleKeyOf = (title: string): string => title.normalize('NFC').toLowerCase();
