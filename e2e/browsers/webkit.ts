import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Key as Keys } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command';
import type { Browser, Key, Point } from './browser';

const KEYS: Record<Key, string[]> = {
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Tab: [Keys.TAB],
  ArrowDown: [Keys.ARROW_DOWN],
  Delete: [Keys.DELETE],
  'Control+a': [Keys.CONTROL, 'a'],
  'Control+Enter': [Keys.CONTROL, Keys.ENTER],
};

/** Debian's WebKitGTK, driven by its WebDriver, on a virtual display. */
export async function webkit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLineOf(screen);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // without a graphics card the DMA-BUF renderer waits for one
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  await waitUntilListening(port);
  const webDriver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: process.env.MINI_BROWSER_PATH, args: ['--automation'] },
    })
    .build();
  // a command that hangs fails early
  await webDriver.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 });
  const execute = webDriver.execute.bind(webDriver);
  webDriver.execute = (command) => withTimeout(execute(command), command);
  const evaluate: Browser['evaluate'] = (run, ...args) => webDriver.executeScript(run, ...args);
  return {
    navigateTo: (url) => webDriver.get(url),
    evaluate,
    async press(first, ...way) {
      const actions = webDriver.actions({ async: true });
      await way
        .reduce((so, point) => so.move(at(point, 60)), actions.move(at(first)).press())
        .release()
        .perform();
    },
    drags: /^dragstart/,
    type: (text) => webDriver.switchTo().activeElement().sendKeys(text),
    async key(name) {
      const keys = KEYS[name];
      const actions = webDriver.actions({ async: true });
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    upload: (selector, path) => webDriver.findElement({ css: selector }).sendKeys(path),
    async resize(width, height) {
      await webDriver.manage().window().setRect({ width, height });
      // the window is higher than its viewport by the height of its toolbars
      const inside: number = await evaluate(() => innerHeight);
      await webDriver
        .manage()
        .window()
        .setRect({ width, height: height + height - inside });
    },
    screenshot: () => webDriver.takeScreenshot(),
    async close() {
      // the end of the WebDriver session also ends the browser, even one that no longer answers
      await webDriver.quit().catch(() => null);
      server.kill();
      screen.kill();
    },
  };
}

const at = ({ x, y }: Point, duration = 0) => ({ x: Math.round(x), y: Math.round(y), duration });

/** WebKitWebDriver sometimes loses a response, and its client would wait without end. */
function withTimeout<T>(answer: Promise<T>, command: Command): Promise<T> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<never>((_, reject) => {
    const message = `${command.getName()} ${JSON.stringify(command.getParameters())}`;
    timer = setTimeout(() => reject(new Error(`WebKitWebDriver gave no answer to ${message}`)), 20_000);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

const firstLineOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitUntilListening(port: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
