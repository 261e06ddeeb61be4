/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import '../testing/browser.ts';
import { Player, type PlayerProps } from './Player.tsx';

const lines = ['In the beginning', 'was the Word', 'and the Word was with God'];
beforeAll(() => {
  // jsdom plays nothing and reads no subtitles.
  const media = HTMLMediaElement.prototype;
  const paused = new WeakMap<object, boolean>();
  Object.defineProperties(media, {
    duration: { configurable: true, get: () => 300 },
    currentTime: { configurable: true, writable: true, value: 0 },
    playbackRate: { configurable: true, writable: true, value: 1 },
    buffered: { configurable: true, get: () => ({ length: 0 }) },
    error: { configurable: true, get: () => null },
    paused: {
      configurable: true,
      get: function (this: object) {
        return paused.get(this) ?? true;
      },
    },
  });
  media.play = async function (this: HTMLMediaElement) {
    paused.set(this, false);
    fireEvent.play(this);
  };
  media.pause = function (this: HTMLMediaElement) {
    paused.set(this, true);
    fireEvent.pause(this);
  };
  const cues = lines.map((text, index) => ({
    startTime: index * 10,
    endTime: index * 10 + 10,
    getCueAsHTML: () => Object.assign(document.createDocumentFragment(), { textContent: text }),
  }));
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get: function (this: HTMLTrackElement) {
      const isThere = () => this.dataset['onItsWay'] === undefined;
      return {
        mode: 'disabled',
        get cues() {
          return isThere() ? cues : null;
        },
      };
    },
  });
});
const onWatched = jest.fn<PlayerProps['onWatched']>();
beforeEach(() => {
  localStorage.clear();
  onWatched.mockClear();
});
afterEach(cleanup);

const english = { locale: 'en', label: 'English', address: '/files/en.vtt' };
function show(props: Partial<PlayerProps> = {}) {
  const { container } = render(
    <Player title="Grace that teaches" address="/files/film" tracks={[english]} onWatched={onWatched} {...props} />,
  );
  const video = container.querySelector('video')!;
  act(() => void fireEvent.loadedMetadata(video));
  const at = (time: number) => {
    video.currentTime = time;
    act(() => void fireEvent.timeUpdate(video));
  };
  return { video, at, frame: screen.getByRole('region', { name: 'Grace that teaches' }) };
}

test('plays, moves and changes its speed by buttons and by keys, and remembers the speed', () => {
  const { video, frame } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  screen.getByRole('button', { name: 'Pause' });
  fireEvent.keyDown(frame, { key: 'l' });
  fireEvent.keyDown(frame, { key: 'l' });
  fireEvent.keyDown(frame, { key: 'J' });
  expect(video.currentTime).toBe(10);
  fireEvent.keyDown(frame, { key: ' ' });
  expect(video.paused).toBe(true);
  fireEvent.keyDown(frame, { key: '>' });
  act(() => void fireEvent(video, new Event('ratechange')));
  expect(screen.getByLabelText('Speed')).toHaveProperty('value', '1.25');
  expect(JSON.parse(localStorage.getItem('playerSettings')!)).toMatchObject({ speed: 1.25 });
  // A space on a button is the button's.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: ' ' });
  expect(video.paused).toBe(true);
});

test('shows what is said now, in the style that was chosen, and hides it', () => {
  const { at, frame } = show();
  const said = () => frame.querySelector('[data-subtitles]')?.textContent;
  at(12);
  expect(said()).toBe(lines[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Subtitle style' }));
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'large' } });
  fireEvent.change(screen.getByLabelText('Background'), { target: { value: 'none' } });
  expect(JSON.parse(localStorage.getItem('playerSettings')!)).toMatchObject({ size: 'large', background: 'none' });
  fireEvent.keyDown(frame, { key: 'c' });
  expect(said()).toBeUndefined();
  expect(screen.queryByRole('heading', { name: 'Subtitle text' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Subtitles'), { target: { value: 'en' } });
  expect(said()).toBe(lines[1]);
});

test('the text of the subtitles is searched, says where the recording is, and leads there', () => {
  const { video, at } = show();
  at(12);
  const text = screen.getByRole('list');
  expect(
    within(text)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-current')),
  ).toEqual([null, 'true', null]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search this text' }), { target: { value: 'WORD' } });
  expect(
    within(text)
      .getAllByRole('button')
      .map((line) => line.textContent),
  ).toEqual([`0:10${lines[1]}`, `0:20${lines[2]}`]);
  expect(screen.getByRole('status').textContent).toBe('2 lines found');
  fireEvent.click(within(text).getByRole('button', { name: /with God/ }));
  expect(video.currentTime).toBe(20);
  // In the field a letter is a letter.
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'l' });
  expect(video.currentTime).toBe(20);
});

test('what is searched for stays, as does the focus, while the text in another language is on its way', () => {
  const polish = { locale: 'pl_PL', label: 'Polski', address: '/files/pl.vtt' };
  const { at } = show({ tracks: [english, polish] });
  at(12);
  const track = document.querySelector<HTMLTrackElement>('track[srclang="pl-PL"]')!;
  track.dataset['onItsWay'] = '';
  fireEvent.change(screen.getByLabelText('Subtitles'), { target: { value: 'pl_PL' } });
  const field = screen.getByRole('searchbox', { name: 'Search this text' });
  field.focus();
  fireEvent.change(field, { target: { value: 'WORD' } });
  expect(screen.getByRole('list').lang).toBe('en');
  delete track.dataset['onItsWay'];
  act(() => void fireEvent.load(track));
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('status').textContent).toBe('2 lines found');
  expect(screen.getByRole('list').lang).toBe('pl-PL');
  // Where there is none, neither is that of another language.
  fireEvent.change(screen.getByLabelText('Subtitles'), { target: { value: 'en' } });
  act(() => void fireEvent.error(document.querySelector('track[srclang="en"]')!));
  expect(screen.queryByRole('list')).toBeNull();
});

test('goes on where it was left, or begins anew', () => {
  const { video } = show({ position: 125 });
  expect(video.currentTime).toBe(125);
  screen.getByText('Resumed at 2:05');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(video.currentTime).toBe(0);
  expect(screen.queryByText('Resumed at 2:05')).toBeNull();
});

/** Reading takes an element so far before React has put it into the page, and the event of it is told to nobody. */
function readBefore(state: Partial<Pick<HTMLMediaElement, 'readyState' | 'error'>>, props: Partial<PlayerProps>) {
  const put = Object.entries(state).map(([name, value]) =>
    jest.spyOn(HTMLMediaElement.prototype, name as keyof typeof state, 'get').mockReturnValue(value as never),
  );
  render(<Player title="Grace" address="/files/grace" tracks={[]} onWatched={onWatched} {...props} />);
  for (const one of put) one.mockRestore();
}

test('goes on where it was left, at the chosen speed, also when the recording is known before it is in the page', () => {
  localStorage.setItem('playerSettings', JSON.stringify({ speed: 1.5 }));
  readBefore({ readyState: 1 }, { position: 125 });
  screen.getByText('Resumed at 2:05');
  expect(document.querySelector('video')).toMatchObject({ currentTime: 125, playbackRate: 1.5 });
});

test('another address is asked for also when the recording failed before it is in the page', () => {
  const onFailed = jest.fn();
  readBefore({ error: {} as MediaError }, { onFailed });
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a recording that breaks off goes on at the same second once there is another address', () => {
  const onFailed = jest.fn();
  const { video, at } = show({ position: 125, onFailed });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  at(200);
  fireEvent.error(video);
  expect(onFailed).toHaveBeenCalledTimes(1);
  Object.assign(video, { currentTime: 0 });
  video.pause();
  act(() => void fireEvent.loadedMetadata(video));
  expect(video.currentTime).toBe(200);
  expect(video.paused).toBe(false);
});

test('reports what was watched on pause, when the page is hidden, and when it goes; what was jumped over was not watched', () => {
  const { video, at } = show();
  for (const time of [0.5, 1, 1.5]) at(time);
  Object.assign(video, { currentTime: 60 });
  fireEvent(video, new Event('seeking'));
  fireEvent(video, new Event('seeked'));
  at(60.5);
  act(() => video.pause());
  expect(onWatched).toHaveBeenLastCalledWith({
    position: 60.5,
    duration: 300,
    ranges: [
      { from: 0, to: 1.5 },
      { from: 60, to: 60.5 },
    ],
  });
  at(61);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  fireEvent(document, new Event('visibilitychange'));
  expect(onWatched).toHaveBeenLastCalledWith({ position: 61, duration: 300, ranges: [{ from: 60.5, to: 61 }] });
  act(() => video.pause());
  expect(onWatched).toHaveBeenCalledTimes(2);
  at(62);
  cleanup();
  expect(onWatched).toHaveBeenCalledTimes(3);
});

const broken = () => Promise.reject(new Error('The connection broke'));
const settled = () => act(async () => undefined);
test('what was not taken is reported once more, with what came after it', async () => {
  const { video, at } = show();
  onWatched.mockImplementationOnce(broken);
  at(1);
  act(() => video.pause());
  await settled();
  at(2);
  act(() => video.pause());
  expect(onWatched).toHaveBeenLastCalledWith({ position: 2, duration: 300, ranges: [{ from: 0, to: 2 }] });
  act(() => video.pause());
  expect(onWatched).toHaveBeenCalledTimes(2);
});

test('every minute of play is reported while it goes on, and no oftener where that fails', async () => {
  const { at } = show();
  onWatched.mockImplementationOnce(broken);
  for (let time = 1; time < 60; time += 1) at(time);
  expect(onWatched).not.toHaveBeenCalled();
  at(60);
  expect(onWatched).toHaveBeenLastCalledWith({ position: 60, duration: 300, ranges: [{ from: 0, to: 60 }] });
  await settled();
  for (let time = 61; time < 120; time += 1) at(time);
  expect(onWatched).toHaveBeenCalledTimes(1);
  at(120);
  expect(onWatched).toHaveBeenLastCalledWith({ position: 120, duration: 300, ranges: [{ from: 0, to: 120 }] });
});

test('says where subtitles are missing, and why they are not seen', () => {
  const { video } = show({ tracks: [] });
  screen.getByText('No subtitles found for this lesson');
  screen.getByText(/Download the course files/);
  expect(screen.queryByLabelText('Subtitles')).toBeNull();
  cleanup();
  const other = show();
  expect(screen.queryByText('Disable AirPlay to access subtitles')).toBeNull();
  Object.assign(other.video, { webkitCurrentPlaybackTargetIsWireless: true });
  act(() => void fireEvent(other.video, new Event('webkitcurrentplaybacktargetiswirelesschanged')));
  screen.getByText('Disable AirPlay to access subtitles');
  expect(video).not.toBe(other.video);
});
