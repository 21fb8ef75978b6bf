const isRow = (line: string | undefined): boolean => line !== undefined && /^\s*\|/.test(line);

const loneMarker = /(?:\*{1,3}|_{1,3}|~{1,2}|`{1,3}|!?\[|(?<=^|\n)(?:[-+#>]+|\d{1,2}\.?))$/;

/**
 * Hides the end of a growing text that cannot be rendered yet: a lone marker, a partial table row,
 * a table header without the line that makes it one.
 */
export function holdMarkers(source: string): string {
  const lines = source.split('\n');
  if (isRow(lines.at(-1))) {
    lines.pop();
    if (isRow(lines.at(-1)) && !isRow(lines.at(-2))) lines.pop();
    return lines.join('\n');
  }
  if (lines.at(-1) === '' && isRow(lines.at(-2)) && !isRow(lines.at(-3))) {
    return lines.slice(0, -2).join('\n');
  }
  return source.replace(loneMarker, '');
}
