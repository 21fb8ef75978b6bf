import { normalise } from '../findings/normalise.ts';
import { namesIn } from '../findings/person-names.ts';
import { medicinesIn } from '../herb-safety/own-medicines.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { sentenceAt, withoutRepeats, type SheetReading } from './sheet-reading.ts';
import { factLinesMax, type SectionId, type SheetLine, type SheetSection } from './sheet.ts';
import { askedOf, clauseAround, onlyAsks, type ToldSentence } from './told-sentence.ts';

/** The places of a text that speak of the subject of a section. */
type Find = (text: string) => { start: number; end: number }[];

const matching =
  (pattern: RegExp): Find =>
  (text) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
const naming =
  (names: (text: string) => readonly string[]): Find =>
  (text) =>
    names(text).flatMap((name) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [{ start, end: start + name.length }];
    });
const any =
  (...finds: Find[]): Find =>
  (text) =>
    finds.flatMap((find) => find(text));

/** Whose, whether and when is told by the quotation; here only the names are looked for. */
const colours = /[妈爸父母公婆爷奶家族没有无未不否认停]|以前/gu;
const bare = (text: string): string =>
  text.replaceAll(colours, (words) => '〇'.repeat(words.length));

const finds: readonly (readonly [SectionId, Find])[] = [
  ['tongue', matching(/舌|(?<!青|海)苔(?!藓)/gu)],
  ['pulse', matching(/(?<![动静山血叶])脉(?![搏率冲络动])/gu)],
  [
    'medicines',
    any(
      matching(
        /药|胶囊|颗粒|冲剂|口服液|胰岛素|输液|打针|打点滴|针灸|维生素|保健品|(?:吃|喝|服)(?:了|过|着|的)?[^，。；！？\s]{2,8}[片丸散汤膏丹]/gu,
      ),
      naming((text) => [...(namesIn(bare(text), '').medicines ?? []), ...medicinesIn(bare(text))]),
    ),
  ],
  ['allergies', matching(/过敏(?!性)/gu)],
  ['pregnancy', matching(/怀孕|怀上|怀着|孕|哺乳|喂奶|母乳|坐月子|有喜|末次月经/gu)],
  [
    'history',
    any(
      matching(
        /病史|既往|手术|住院|得过|患过|查出|确诊|诊断|慢性|老毛病|基础病|体检|家族|遗传|胃镜|肠镜|CT|ct|核磁|[Bb]超|彩超|拍片|X光|心电图|化验|血常规|尿常规|检查|指标|身体(?:一直)?(?:都|很|挺)?(?:好|健康)|抽烟|吸烟|喝酒|饮酒/gu,
      ),
      naming((text) => namesIn(bare(text), '').chronicDiseases ?? []),
    ),
  ],
];

/** The parts that are told as facts, each in the person's words; what is told of others apart. */
export function factSections(reading: SheetReading): SheetSection[] {
  const others: SheetLine[] = [];
  const sections = finds.map(([id, find]) => {
    const lines = reading.sentences.flatMap((sentence) =>
      linesIn(reading, sentence, id, find, others),
    );
    return section(id, id === 'history' ? [...lines, ...pastLines(reading)] : lines);
  });
  const told = [...others, ...otherFindings(reading)];
  return [...sections, section('others', told)].filter((each) => isShown(reading, each));
}

const section = (id: SectionId, lines: readonly SheetLine[]): SheetSection => ({
  id,
  lines: newest(withoutRepeats(lines)),
  unmentioned: [],
});

/** In the order told; of too many, the first and the newest. */
function newest(lines: SheetLine[]): SheetLine[] {
  if (lines.length <= factLinesMax) return lines;
  const half = factLinesMax / 2;
  return [...lines.slice(0, half), ...lines.slice(-half)];
}

function isShown(reading: SheetReading, { id, lines }: SheetSection): boolean {
  if (lines.length > 0) return true;
  return id !== 'others' && (id !== 'pregnancy' || reading.person.sex !== 'male');
}

function linesIn(
  reading: SheetReading,
  sentence: ToldSentence,
  id: SectionId,
  find: Find,
  others: SheetLine[],
): SheetLine[] {
  const places = find(normalise(sentence.text));
  if (places.length === 0 && sentence.isStance) {
    const meant = (asked: string): boolean => find(normalise(asked)).length > 0;
    if (!sentence.questions.some(meant)) return [];
    const question = askedOf(sentence, meant);
    return [reading.quote(sentence, sentence, { section: id, question })];
  }
  return places.flatMap(({ start, end }) => {
    const place = {
      turn: sentence.turn,
      start: sentence.start + start,
      end: sentence.start + end,
    };
    if (id !== 'pregnancy' && onlyAsks(sentence, clauseAround(sentence, place.start))) return [];
    const question = askedOf(sentence, (asked) => find(normalise(asked)).length > 0);
    if (reading.subjectAt(sentence, place.start) === reading.person.about) {
      return [reading.quote(sentence, place, { section: id, question })];
    }
    others.push(reading.quote(sentence, place, { section: 'others', question }));
    return [];
  });
}

/** Complaints of former times. */
function pastLines(reading: SheetReading): SheetLine[] {
  return reading.findings.flatMap((finding) => {
    if (finding.time !== 'past' || finding.subject !== reading.person.about) return [];
    const sentence = sentenceAt(reading, finding.span);
    return sentence ? [reading.quote(sentence, finding.span, { section: 'history' })] : [];
  });
}

/** What is told of somebody who is not the patient. */
function otherFindings(reading: SheetReading): SheetLine[] {
  return reading.findings.flatMap((finding) => {
    const isTold = symptomNamed(finding.symptom) !== undefined && finding.time !== 'hypothetical';
    if (!isTold || finding.subject === reading.person.about) return [];
    const sentence = sentenceAt(reading, finding.span);
    return sentence ? [reading.quote(sentence, finding.span, { section: 'others' })] : [];
  });
}
