import type { Person } from '../findings/find-person.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { questionsIn } from '../findings/lean-on-question.ts';
import type { SymptomGroup } from '../knowledge/symptom-row.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import type { TenQuestionKey } from './ten-question-keys.ts';

/** Nobody younger is asked about periods, and nobody older about a child's state (years). */
const menarcheYears = 11;
const childYearsMax = 14;

/** Known: the person has told of it. Asked: put to the person, without an answer that tells. */
export type TenQuestionState = 'known' | 'asked' | 'open';
export type TenQuestion = {
  key: TenQuestionKey;
  state: TenQuestionState;
  /** What was told of it, in the order of the telling. */
  told: readonly Finding[];
};

type Item = {
  key: TenQuestionKey;
  groups?: readonly SymptomGroup[];
  /** How a question about it reads. */
  asked: RegExp;
  /** How a person's own words tell of it where no symptom says so. */
  told?: RegExp;
};

const items: readonly Item[] = [
  { key: 'coldHeat', groups: ['寒热'], asked: /怕冷|怕热|发热|发烧|寒热|冷热/u },
  { key: 'sweat', groups: ['汗'], asked: /汗/u },
  { key: 'headBody', groups: ['头身'], asked: /头[疼痛晕昏]|身[上体]|腰|关节/u },
  { key: 'stoolUrine', groups: ['大便', '小便'], asked: /大便|小便|大小便|二便/u },
  { key: 'diet', groups: ['饮食', '口渴'], asked: /胃口|食欲|吃饭|饮食|口渴|口干|口苦|嘴里/u },
  { key: 'chestBelly', groups: ['胸腹', '呼吸'], asked: /胸|腹|肚子|胃(?!口)|咳|喘|心慌/u },
  { key: 'sleep', groups: ['睡眠'], asked: /睡/u },
  { key: 'mood', groups: ['情志'], asked: /情绪|心情|压力|烦躁|焦虑/u },
  { key: 'earsEyes', groups: ['耳目'], asked: /耳|眼/u },
  { key: 'menses', groups: ['经带'], asked: /月经|例假|白带|经期|痛经|经血/u },
  {
    key: 'child',
    asked: /孩子.{0,6}(?:精神|吃饭|吃奶)|接种|疫苗|发育/u,
    told: /精神|接种|疫苗|打过针|吃奶|吃得|发育/u,
  },
  { key: 'pastIllness', asked: /慢性病|基础病|以前得过|得过什么病|病史/u },
  { key: 'medicines', asked: /在吃[^，。？]*药|用药|服药|吃什么药|正在用的药/u },
  { key: 'allergies', asked: /过敏/u },
];

/**
 * What of a history is known, asked or open for this person; periods and a child's state only where
 * they are to be asked. `findings` are the patient's current ones.
 */
export function tenQuestions(
  turns: readonly Turn[],
  findings: readonly Finding[],
  person: Person,
): TenQuestion[] {
  const asked = turns
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => questionsIn(content))
    .join('\n');
  return items
    .filter(({ key }) => concerns(key, person))
    .map((item) => {
      const told = toldOf(item, findings);
      const isKnown = told.length > 0 || isTold(item, turns, person);
      const state = isKnown ? 'known' : item.asked.test(asked) ? 'asked' : 'open';
      return { key: item.key, state, told };
    });
}

function concerns(key: TenQuestionKey, { sex, ageYears }: Person): boolean {
  if (key === 'menses') return sex === 'female' && (ageYears ?? menarcheYears) >= menarcheYears;
  if (key === 'child') return ageYears !== undefined && ageYears < childYearsMax;
  return true;
}

function toldOf({ groups }: Item, findings: readonly Finding[]): Finding[] {
  return findings
    .filter(({ symptom, polarity }) => {
      const group = symptomNamed(symptom)?.group;
      return polarity !== 'unknown' && group !== undefined && groups?.includes(group) === true;
    })
    .toSorted((a, b) => a.span.turn - b.span.turn || a.span.start - b.span.start);
}

function isTold({ key, told }: Item, turns: readonly Turn[], person: Person): boolean {
  if (key === 'pastIllness') return person.chronicDiseases !== undefined;
  if (key === 'medicines') return person.medicines !== undefined;
  if (key === 'allergies') return person.allergies !== undefined;
  return (
    told !== undefined && turns.some(({ role, content }) => role === 'user' && told.test(content))
  );
}
