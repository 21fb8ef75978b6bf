// Traditional characters with their simplified ones, from the data of OpenCC (Apache-2.0).
import { Converter } from 'opencc-js/t2cn';

import type { Compiled } from './problem.ts';

/** Chinese characters of one UTF-16 unit: one is replaced by one, so that places in a text stay. */
const [first, last] = [0x3400, 0x9fff];

/** Compiles the table of characters that `src/medicine/knowledge/simplified.ts` reads. */
export function compileCharacters(): Compiled {
  const simplify = Converter({ from: 't', to: 'cn' });
  let [traditional, simplified] = ['', ''];
  for (let code = first; code <= last; code += 1) {
    const written = String.fromCharCode(code);
    const read = simplify(written);
    if (read === written || read.length !== 1) continue;
    traditional += written;
    simplified += read;
  }
  const table = { source: 'OpenCC, Apache-2.0', traditional, simplified };
  return {
    files: [
      {
        file: 'src/medicine/compiled/characters.json',
        text: `${JSON.stringify(table, null, 1)}\n`,
      },
    ],
    problems: [],
  };
}
