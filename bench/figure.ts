/** One row of the table: a figure, its target, and how it was measured. */
export type Figure = { what: string; figure: string; target: string; note: string };

/** The quantile of the samples at this rank (0 to 1); there is at least one sample. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? Number.NaN;
}

export function table(figures: readonly Figure[]): string {
  const head: Figure = { what: 'What', figure: 'Figure', target: 'Target', note: 'How' };
  const rows = [head, ...figures];
  const width = (pick: (row: Figure) => string): number =>
    Math.max(...rows.map((row) => pick(row).length));
  const [what, figure, target] = [
    width((row) => row.what),
    width((row) => row.figure),
    width((row) => row.target),
  ];
  return rows
    .map(
      (row) =>
        `${row.what.padEnd(what)}  ${row.figure.padStart(figure)}  ${row.target.padStart(target)}  ${row.note}`,
    )
    .join('\n');
}
