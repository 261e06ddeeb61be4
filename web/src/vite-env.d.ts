/// <reference types="vite/client" />
declare module 'virtual:locale-files' {
  /** Where each locale's messages are; English is in the code. */
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
