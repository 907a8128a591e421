import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The figures that a test run writes to the file in TEST_FIGURES. */
export type Figures = {
  /** With the number of tests that ran. */
  files: { project: string; path: string; milliseconds: number; tests: number }[];
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only on a retry, each with the first line of its first error. */
  retried: string[];
  /** What failed: tests, files outside of their tests, and errors outside of all files; reasons as for `retried`. */
  failures: string[];
};

export const figuresOf = (
  modules: readonly TestModule[],
  errors: readonly { message: string }[],
): Figures => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const ran = (all: readonly TestCase[]) => all.filter((test) => test.result().state !== 'skipped');
  const having = (state: 'passed' | 'failed' | 'skipped') =>
    tests.filter((test) => test.result().state === state);
  const failures = [
    ...having('failed').map(described),
    ...modules
      .filter((module) => module.errors().length > 0)
      .map((module) => `${module.relativeModuleId}${reasonOf(module.errors()[0]?.message)}`),
    ...errors.map(({ message }) => `outside of the tests${reasonOf(message)}`),
  ];
  return {
    files: modules.map((module) => ({
      project: module.project.name,
      path: module.relativeModuleId,
      milliseconds: module.diagnostic().duration,
      tests: ran([...module.children.allTests()]).length,
    })),
    passed: having('passed').length,
    failed: failures.length,
    skipped: having('skipped').length,
    retried: tests.filter((test) => test.diagnostic()?.flaky).map(described),
    failures,
  };
};

const described = (test: TestCase): string =>
  `${test.module.relativeModuleId}: ${test.fullName}${reasonOf(test.result().errors?.[0]?.message)}`;

/** The start of an error's message, on a line of its own. */
const reasonOf = (message: string | undefined): string => {
  const reason = message?.trim().replace(/\s+/g, ' ').slice(0, 1000);
  return reason ? `\n    ${reason}` : '';
};

/** A reporter that runs beside the printing one and saves the figures of a run for the overall summary. */
export default class KeepFigures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]) {
    const path = process.env.TEST_FIGURES;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(figuresOf(modules, errors)));
  }
}
