export declare function replaceCode(
  source: string,
  from: string,
  to: string,
): { readonly text: string; readonly times: number };
