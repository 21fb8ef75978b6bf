import type { Finding, Turn } from '#medicine/findings/finding.ts';
import { questionsIn } from '#medicine/findings/lean-on-question.ts';
import type { Person } from '#medicine/herb-safety/person.ts';
import type { SymptomGroup } from '#medicine/knowledge/symptom-row.ts';
import { symptomNamed } from '#medicine/knowledge/symptoms.ts';

/** Nobody younger is asked about periods (years). */
const menarcheYears = 11;

type Topic = { name: string; groups: readonly SymptomGroup[]; asked: RegExp };

/** The ten questions as a conversation goes through them. */
const topics: readonly Topic[] = [
  { name: '寒热', groups: ['寒热'], asked: /怕冷|怕热|发热|发烧|寒热/ },
  { name: '汗', groups: ['汗'], asked: /汗/ },
  { name: '头身', groups: ['头身'], asked: /头[疼痛晕昏]|身[上体]/ },
  { name: '大便', groups: ['大便'], asked: /大便|大小便|二便/ },
  { name: '小便', groups: ['小便'], asked: /小便|大小便|二便/ },
  { name: '饮食口味', groups: ['饮食', '口渴'], asked: /胃口|食欲|吃饭|饮食|口渴|口干|口苦/ },
  { name: '胸腹', groups: ['胸腹', '呼吸'], asked: /胸|腹|肚子|咳|喘/ },
  { name: '睡眠', groups: ['睡眠'], asked: /睡/ },
  { name: '情绪', groups: ['情志'], asked: /情绪|心情|压力|烦/ },
  { name: '耳目', groups: ['耳目'], asked: /耳|眼/ },
  { name: '经带', groups: ['经带'], asked: /月经|例假|白带|经期|痛经/ },
  { name: '舌苔（请对方自己看）', groups: ['舌'], asked: /舌/ },
];

/** What neither side has spoken of yet. */
export function openTopics(
  turns: readonly Turn[],
  findings: readonly Finding[],
  person: Person,
): string[] {
  const asked = turns
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => questionsIn(content))
    .join('\n');
  const told = new Set(findings.map(({ symptom }) => symptomNamed(symptom)?.group));
  const isWoman =
    person.sex === '女' && (person.ageYears === undefined || person.ageYears >= menarcheYears);
  return topics
    .filter(({ name }) => isWoman || name !== '经带')
    .filter(({ groups, asked: words }) => !groups.some((g) => told.has(g)) && !words.test(asked))
    .map(({ name }) => name);
}
