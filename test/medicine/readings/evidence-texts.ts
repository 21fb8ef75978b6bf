// Conversations and model replies that were recorded outside of the repository; not everybody has them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Turn } from '#medicine/findings/finding.ts';
import type { KeptTexts } from './kept-texts.ts';

/** The folder with `conversations/*.md` and `model-replies/*.md`. */
const folder = process.env['EVIDENCE'] ?? join(import.meta.dirname, '../../../../shared/evidence');
const turnHeading = /^## T(?:urn )?\d+$/mu;
const person = /^\*\*(?:人|Person)\*\*[:：]([\s\S]*?)(?=^\*\*(?:杏问|What the model was told))/mu;
const product = /^\*\*杏问\*\*[:：]([\s\S]*?)(?=^<details>|$(?![\s\S]))/mu;
const reply =
  /^\*\*What the model wrote\*\*[^\n]*\n([\s\S]*?)(?=^\*\*What the person saw|$(?![\s\S]))/mu;

function turnsOf(file: string): { said: string; answer: string }[] {
  const [, ...parts] = readFileSync(file, 'utf8').split(turnHeading);
  return parts.map((part) => ({
    said: (person.exec(part)?.[1] ?? '').trim(),
    answer: ((product.exec(part) ?? reply.exec(part))?.[1] ?? '').trim(),
  }));
}

/** What was recorded, or nothing where the folder is missing. */
export function evidenceTexts(): KeptTexts | undefined {
  if (!existsSync(folder)) return undefined;
  const talks = globSync('{conversations,model-replies}/*.md', { cwd: folder })
    .toSorted()
    .map((file) => turnsOf(join(folder, file)));
  return {
    messages: [...new Set(talks.flat().map(({ said }) => said))],
    lists: [],
    replies: [...new Set(talks.flat().map(({ answer }) => answer))],
    talks: talks.map((turns) => turns.map(({ said }) => said)),
    patients: [],
    conversations: talks.map((turns) =>
      turns.flatMap(({ said, answer }): Turn[] => [
        { role: 'user', content: said },
        { role: 'assistant', content: answer },
      ]),
    ),
  };
}
