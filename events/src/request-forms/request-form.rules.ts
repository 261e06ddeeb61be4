/** A request is about one of these. */
export const requestKinds = ['access', 'content', 'technical', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStatuses = ['open', 'answered', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
/** These lengths are counted in characters. */
export const longestRequest = { subject: 150, text: 4000 } as const;
