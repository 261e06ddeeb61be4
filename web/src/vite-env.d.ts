/// <reference types="vite/client" />
declare module 'virtual:locale-files' {
  /** Where the translations are; English is in the code. */
  const files: { readonly base: string; readonly namespaces: Readonly<Record<string, readonly string[]>> };
  export default files;
}
