import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The figures that a test run writes to the file in TEST_FIGURES. */
export type Figures = {
  files: { project: string; path: string; milliseconds: number }[];
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only on a retry, each with the first line of its first error. */
  retried: string[];
};

export const figuresOf = (modules: readonly TestModule[], errors: number): Figures => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const having = (state: 'passed' | 'failed' | 'skipped') =>
    tests.filter((test) => test.result().state === state).length;
  const broken = modules.filter((module) => module.errors().length > 0).length;
  return {
    files: modules.map((module) => ({
      project: module.project.name,
      path: module.relativeModuleId,
      milliseconds: module.diagnostic().duration,
    })),
    passed: having('passed'),
    failed: having('failed') + broken + errors,
    skipped: having('skipped'),
    retried: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${test.module.relativeModuleId}: ${test.fullName}${reasonOf(test)}`),
  };
};

/** The start of a test's first error, on one line. */
const reasonOf = (test: TestCase): string => {
  const reason = test.result().errors?.[0]?.message.trim().replace(/\s+/g, ' ').slice(0, 300);
  return reason ? `\n    ${reason}` : '';
};

/** A reporter that runs beside the printing one and saves the figures of a run for the overall summary. */
export default class KeepFigures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const path = process.env.TEST_FIGURES;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(figuresOf(modules, errors.length)));
  }
}
