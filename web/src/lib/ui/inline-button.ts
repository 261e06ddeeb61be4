/** A link that has its line for itself: as high as a finger needs it. */
export const aloneInLine = { display: 'inline-block', paddingBlock: '3px' } as const;
/** A text button among texts: its word, not its frame, stands at the edge of its place and in line with its neighbours. */
export const inlineButton = { fontSize: 13, minWidth: 0, px: '6px', m: '-9px -6px' } as const;
