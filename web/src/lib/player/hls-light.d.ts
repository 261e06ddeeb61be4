/** The part of hls.js that plays one sound and one picture, without what subtitles, protected recordings and advertisements need; it has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
