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
};
