// The environment of the journeys is Node's, with the browser that stays from file to file.
const { TestEnvironment } = require('jest-environment-node');
const keptBrowser = require('./kept-browser.cjs');

// With this message jest tells a worker that nothing comes any more; it would wait for the browser, and then end it by force.
const end = 2;
process.on('message', (message) => {
  if (Array.isArray(message) && message[0] === end) void keptBrowser.closeBrowser();
});

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.keptBrowser = keptBrowser;
  }

  /** The pages are there until the test is over, and what they show is told with its failure. */
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || !error?.stack) return;
    const [pages, { message, stack }] = [await keptBrowser.shown(), error];
    if (pages) error.stack = stack.replace(message, () => `${message}\nWhat the pages showed:\n${pages}`);
  }
};
