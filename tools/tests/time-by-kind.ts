import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface Kind {
  files: number;
  passed: number;
  failed: number;
  skipped: number;
  startedAt: number;
  endedAt: number;
}

const NOTHING = { files: 0, passed: 0, failed: 0, skipped: 0 };
const secondsOf = (milliseconds: number) => `${Math.round(milliseconds / 1_000)} s`;

/** Prints at the end how long each kind of test took, from the first file's start to the last one's end. */
export class TimeByKind implements Reporter {
  readonly #kinds = new Map<string, Kind>();

  #kindOf({ project }: TestModule): Kind {
    const now = performance.now();
    const kind = this.#kinds.get(project.name) ?? { ...NOTHING, startedAt: now, endedAt: now };
    this.#kinds.set(project.name, kind);
    return kind;
  }

  onTestModuleStart(module: TestModule): void {
    this.#kindOf(module);
  }

  onTestModuleEnd(module: TestModule): void {
    const kind = this.#kindOf(module);
    kind.files += 1;
    kind.endedAt = performance.now();
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') kind[state] += 1;
    }
  }

  onTestRunEnd(): void {
    const rows = [...this.#kinds].map(([name, { files, passed, failed, skipped, startedAt, endedAt }]) =>
      [name.padEnd(16), secondsOf(endedAt - startedAt).padStart(6), `  ${files} files, ${passed} passed`]
        .concat(failed > 0 ? [`, ${failed} failed`] : [], skipped > 0 ? [`, ${skipped} skipped`] : [])
        .join(''),
    );
    console.log(['', 'Time by kind', ...rows].join('\n'));
    const file = process.env.SESAME_SKIPPED_TESTS;
    const skipped = Object.fromEntries([...this.#kinds].map(([name, kind]) => [name, kind.skipped]));
    if (file !== undefined) writeFileSync(file, JSON.stringify(skipped));
  }
}
