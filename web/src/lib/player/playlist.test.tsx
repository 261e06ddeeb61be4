/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import '../testing/browser.ts';
import { Player } from './Player.tsx';

const media = HTMLMediaElement.prototype;
beforeEach(() => {
  Object.defineProperty(media, 'currentTime', { configurable: true, writable: true, value: 0 });
  Object.defineProperty(media, 'duration', { configurable: true, get: () => 300 });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(media, 'webkitShowPlaybackTargetPicker');
  Reflect.deleteProperty(media, 'canPlayType');
});
function show(more: { readonly playlist?: string } = {}) {
  const player = (playlist = more.playlist) => (
    <Player title="Grace" address="/files/film" tracks={[]} onWatched={() => undefined} playlist={playlist} />
  );
  const { container, rerender } = render(player());
  const video = container.querySelector('video')!;
  return { video, source: () => video.getAttribute('src'), again: (playlist: string) => rerender(player(playlist)) };
}
function inSafari() {
  Object.assign(media, { webkitShowPlaybackTargetPicker: () => undefined, canPlayType: () => 'maybe' });
}

test('without qualities the recording plays as it came', () => expect(show().source()).toBe('/files/film'));
test('a browser that knows neither way plays the recording as it came', async () => {
  const { source } = show({ playlist: '/files/playlists/one' });
  await waitFor(() => expect(source()).toBe('/files/film'));
});
test('Safari plays the qualities by itself, keeps the address that it began with, and goes on in the original', () => {
  inSafari();
  const { video, source, again } = show({ playlist: '/files/playlists/one' });
  expect(source()).toBe('/files/playlists/one');
  again('/files/playlists/two');
  expect(source()).toBe('/files/playlists/one');
  video.currentTime = 42;
  act(() => void fireEvent.error(video));
  expect(source()).toBe('/files/film');
  video.currentTime = 0;
  act(() => void fireEvent.loadedMetadata(video));
  expect(video.currentTime).toBe(42);
});
