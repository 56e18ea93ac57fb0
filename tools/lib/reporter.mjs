/** Reports to Vitest's caller, as JSON in the file TEKA_REPORT: every test with its time, its tries and why it was skipped. */
import { writeFileSync } from 'node:fs';

export default class Reporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, note } = test.result();
        const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {};
        return { file: module.moduleId, name: test.fullName, state, note, duration, tries: retryCount + 1 };
      }),
    );
    // A file that could not even be loaded holds no failed test, yet it failed.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    writeFileSync(process.env.TEKA_REPORT, JSON.stringify({ tests, broken }));
  }
}
