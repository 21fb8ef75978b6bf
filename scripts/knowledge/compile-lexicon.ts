// Lexicons: the words that the logic looks for, as named lists of forms. One YAML file a topic; the
// lists of a topic begin with its name, so that {time.ago} is found in time.yaml.
import { basename } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';

import { formSource } from './lexicon-notation.ts';
import { overlongLines } from './problem.ts';
import type { Compiled, Problem, TextFile } from './problem.ts';
import { sourceIds } from './source-table.ts';

const source = z.enum(sourceIds, 'no known source');
const reviewer = z.string().min(1).nullable();
const topicSchema = z.strictObject({
  source,
  reviewer,
  lists: z.record(
    z.string(),
    z.strictObject({
      note: z.string().min(1),
      source: source.optional(),
      reviewer: reviewer.optional(),
      forms: z.array(z.string().min(1)).min(1, 'a list without forms'),
    }),
  ),
});

type List = {
  id: string;
  file: string;
  forms: readonly string[];
  /** The line of the list's name, or of one of its forms. */
  lineOf: (at?: number) => number;
};
type Place = { file: string; document: Document; lines: LineCounter };

/** Compiles every topic; a list may refer to lists of other topics. Pure. */
export function compileLexicons(files: readonly TextFile[]): Compiled {
  const problems: Problem[] = [];
  const lists = new Map<string, List>();
  for (const file of files) {
    problems.push(...overlongLines(file));
    for (const list of readTopic(file, problems)) lists.set(list.id, list);
  }
  const compiled = compileLists(lists, problems);
  return { files: files.map((file) => render(file, lists, compiled)), problems };
}

function readTopic({ file, text }: TextFile, problems: Problem[]): List[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const { pos, message } of document.errors)
    problems.push({
      file,
      line: lines.linePos(pos[0]).line,
      message: message.split('\n')[0] ?? '',
    });
  if (document.errors.length > 0) return [];
  const place: Place = { file, document, lines };
  const parsed = topicSchema.safeParse(document.toJS());
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
    const message = `${path.join(' › ')}: ${issue.message}`;
    problems.push({ file, line: lineAt(place, path), message });
  }
  const topic = basename(file, '.yaml');
  const ownId = new RegExp(String.raw`^${topic}\.[a-z][a-z0-9-]*$`, 'u');
  return Object.entries(parsed.data?.lists ?? {}).map(([id, { forms }]) => {
    const lineOf = (at?: number): number =>
      lineAt(place, ['lists', id, ...(at === undefined ? [] : ['forms', at])]);
    if (!ownId.test(id))
      problems.push({ file, line: lineOf(), message: `${id}: a list is named ${topic}.its-name` });
    return { id, file, forms, lineOf };
  });
}

/** The line of the value at a path, or of the nearest thing around it; for a key's value that of the key. */
function lineAt({ document, lines }: Place, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const node = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === last)?.key
      : isSeq(around) && around.items[Number(last)];
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The alternatives of every list, compiled with those that they refer to. */
function compileLists(
  lists: ReadonlyMap<string, List>,
  problems: Problem[],
): ReadonlyMap<string, readonly string[]> {
  const compiled = new Map<string, readonly string[]>();
  const open = new Set<string>();
  const compile = (id: string): readonly string[] => {
    const known = compiled.get(id);
    if (known) return known;
    const list = lists.get(id);
    if (!list) throw new Error(`{${id}}: there is no such list`);
    if (open.has(id)) throw new Error(`{${id}} refers to itself: ${[...open, id].join(' → ')}`);
    open.add(id);
    const alternatives: string[] = [];
    for (const [at, form] of list.forms.entries()) {
      const refuse = (message: string): void => {
        problems.push({ file: list.file, line: list.lineOf(at), message: `${form}: ${message}` });
      };
      try {
        const source = formSource(form, (other) => alternation(compile(other)));
        if (alternatives.includes(source)) refuse('is listed twice');
        alternatives.push(source);
      } catch (error) {
        refuse((error as Error).message);
      }
    }
    open.delete(id);
    compiled.set(id, alternatives);
    return alternatives;
  };
  for (const id of lists.keys()) compile(id);
  return compiled;
}

const alternation = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

function render(
  topic: TextFile,
  lists: ReadonlyMap<string, List>,
  compiled: ReadonlyMap<string, readonly string[]>,
): TextFile {
  const own = [...lists.values()].filter(({ file }) => file === topic.file);
  const json = Object.fromEntries(own.map(({ id }) => [id, compiled.get(id)]));
  return {
    file: `src/medicine/compiled/lexicon/${basename(topic.file, '.yaml')}.json`,
    text: `${JSON.stringify(json, null, 1)}\n`,
  };
}
