// Rows of a data file: of a YAML file those below `rows`, of a TSV file its lines. What is at the
// top of a YAML file beside them is common to its rows.
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

import type { Problem, TextFile } from './problem.ts';

export type Row = {
  id: string;
  file: string;
  /** The first line of the file, where it is a comment: what the file holds. */
  about: string;
  /** What is common to the rows of the file. */
  head: Readonly<Record<string, unknown>>;
  value: Readonly<Record<string, unknown>>;
  /** The line of the row, or of the value at a path in it. */
  lineOf: (path?: readonly PropertyKey[]) => number;
};

const firstComment = /^# ?(.+)/u;

type Read = { rows: Row[]; problems: Problem[] };

/**
 * The rows of one file, and what keeps it from being read.
 * @param below the key above the rows of a YAML file
 */
export function readRows(file: TextFile, below = 'rows'): Read {
  return file.file.endsWith('.tsv') ? readTsv(file) : readYaml(file, below);
}

function readTsv({ file, text }: TextFile): Read {
  const [header = '', ...lines] = text.split('\n');
  const columns = header.split('\t');
  const problems: Problem[] = [];
  const rows = lines.flatMap((content, at): Row[] => {
    const line = at + 2;
    if (content === '' || content.startsWith('#')) return [];
    const cells = content.split('\t');
    if (cells.length > columns.length)
      problems.push({ file, line, message: `${cells.length} cells for ${columns.length} columns` });
    const value = Object.fromEntries(
      columns.flatMap((column, n) => (cells[n] ? [[column, cells[n]]] : [])),
    );
    return [{ id: cells[0] ?? '', file, about: '', head: {}, value, lineOf: () => line }];
  });
  return { rows, problems };
}

function readYaml({ file, text }: TextFile, below: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ pos, message }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: message.split('\n')[0] ?? '',
  }));
  if (problems.length > 0) return { rows: [], problems };
  const { [below]: rows = {}, ...head } = (document.toJS() ?? {}) as Record<string, object>;
  return {
    problems,
    rows: Object.entries(rows).map(([id, value]) => ({
      id,
      file,
      about: firstComment.exec(text)?.[1] ?? '',
      head,
      value: (value ?? {}) as Record<string, unknown>,
      lineOf: (path = []) => lineAt(document, lines, [below, id, ...path]),
    })),
  };
}

/** The line of the value at a path, or of the nearest thing around it; for a key's value that of the key. */
function lineAt(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const node = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))?.key
      : isSeq(around) && around.items[Number(last)];
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
