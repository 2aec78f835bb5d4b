// Vitest reporter for the flows in Firefox and WebKit: one line for each failure, and for each test that
// passed only on a retry

/** Implements Vitest's `Reporter`. */
export default class BrowsersReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const title = `${test.project.name}: ${test.fullName}`;
    const [first] = errors;
    const reason = `${first?.message ?? ''}\n${first?.stacks?.map(({ file, line }) => `  at ${file}:${line}`).join('\n') ?? ''}`;
    if (state === 'failed') console.log(`✗ ${title}\n${reason}`);
    else if (test.diagnostic()?.flaky) console.log(`flaky: ${title} (${reason.split('\n', 1)[0]})`);
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    for (const { message } of unhandled) console.log(message);
    for (const module of modules) for (const { message } of module.errors()) console.log(message);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.ok() && test.result().state === 'passed').length;
    console.log(`${passed} of ${tests.length} flows passed in Firefox and WebKit`);
  }
}
