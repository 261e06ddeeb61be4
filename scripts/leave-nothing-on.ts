// Many test files run in one process, one after another. What a file leaves switched on in Node itself stays with the process, not with the file's modules, and each
// of the files after it pays for all of them: every promise is made known to every async storage that was ever used (Jest's own of each file among them), and
// every collection of garbage to every observer of a service's metrics. So each file switches off first what the one before it has left.
import { AsyncLocalStorage } from 'node:async_hooks';
import perfHooks, { PerformanceObserver, type IntervalHistogram } from 'node:perf_hooks';

const switchOff = Symbol.for('what the test file before has left on');
/** The modules of a file are its own; those of Node are shared by all files of the process. */
const shared = AsyncLocalStorage as unknown as { [switchOff]?: () => void };
shared[switchOff]?.();

const storages = new Set<AsyncLocalStorage<unknown>>();
const observers = new Set<PerformanceObserver>();
const histograms = new Set<IntervalHistogram>();
const { run, enterWith } = AsyncLocalStorage.prototype;
const { observe } = PerformanceObserver.prototype;
const { monitorEventLoopDelay } = perfHooks;

AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
  storages.add(this);
  return Reflect.apply(run, this, args) as never;
};
AsyncLocalStorage.prototype.enterWith = function (store) {
  storages.add(this);
  enterWith.call(this, store);
};
PerformanceObserver.prototype.observe = function (options) {
  observers.add(this);
  observe.call(this, options);
};
perfHooks.monitorEventLoopDelay = (options) => {
  const histogram = monitorEventLoopDelay(options);
  histograms.add(histogram);
  return histogram;
};

shared[switchOff] = () => {
  Object.assign(AsyncLocalStorage.prototype, { run, enterWith });
  Object.assign(PerformanceObserver.prototype, { observe });
  Object.assign(perfHooks, { monitorEventLoopDelay });
  for (const one of storages) one.disable();
  for (const one of observers) one.disconnect();
  for (const one of histograms) one.disable();
};
