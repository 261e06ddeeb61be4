/// <reference types="vite/client" />
declare module 'virtual:locale-files' {
  /** The translations are there; English is in the code. */
  const files: { readonly base: string; readonly namespaces: Readonly<Record<string, readonly string[]>> };
  export default files;
}
