import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Long files that mostly wait come first, so that others fill the cores beside them; short files that only compute end
 * a run, so that no core is idle at its end.
 */
const order = [
  'cluster',
  'processes',
  'web',
  'web-alone',
  'product',
  'replaced',
  'pure-dom',
  'pure',
];

/** Runs one kind after another, so that its files share their workers. */
export class KindsInOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification): number => order.indexOf(project.name);
    // Vitest's own method, which copies.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
