// Code is read beside other code: no line may exceed 120 characters.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { root } from './project.mjs';

const lineCharsMax = 120;
const code = /\.(?:ts|tsx|mjs|mts)$/;
/** User-facing texts, which are data. */
const data = /(?:texts|consent)\.ts$/;
/**
 * Strings, class lists and patterns cannot be broken: the longest literal of each line is not
 * counted.
 */
const literal =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g;

function lengthOf(line) {
  const literals = line.match(literal) ?? [];
  return line.length - Math.max(0, ...literals.map((text) => text.length));
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => code.test(file) && !data.test(file));
const long = files.flatMap((file) =>
  readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      line.length > lineCharsMax && lengthOf(line) > lineCharsMax ? [`${file}:${at + 1}`] : [],
    ),
);
if (long.length > 0) {
  process.stdout.write(`Longer than ${lineCharsMax} characters:\n${long.join('\n')}\n`);
  process.exitCode = 1;
}
