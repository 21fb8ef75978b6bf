import type { SymptomGroup } from '../knowledge/symptom-row.ts';
import type { TenQuestionKey } from './ten-question-keys.ts';

export type HistoryTopic = {
  /** As a record names it. */
  label: string;
  /** The question that it belongs to; a question may have two halves. */
  key: TenQuestionKey;
  groups: readonly SymptomGroup[];
  /** How a question about it reads. */
  asked: RegExp;
};

/** What the ten questions go through, in the order of the song, as a record has them. */
export const historyTopics: readonly HistoryTopic[] = [
  { key: 'coldHeat', label: '寒热', groups: ['寒热'], asked: /怕冷|怕热|发热|发烧|寒热|冷热/u },
  { key: 'sweat', label: '汗', groups: ['汗'], asked: /汗/u },
  { key: 'headBody', label: '头身', groups: ['头身'], asked: /头[疼痛晕昏]|身[上体]|腰|关节/u },
  { key: 'stoolUrine', label: '大便', groups: ['大便'], asked: /大便|大小便|二便/u },
  { key: 'stoolUrine', label: '小便', groups: ['小便'], asked: /小便|二便/u },
  { key: 'diet', label: '饮食口味', groups: ['饮食'], asked: /胃口|食欲|吃饭|饮食/u },
  { key: 'diet', label: '口渴', groups: ['口渴'], asked: /口渴|口干|口苦|嘴里/u },
  { key: 'chestBelly', label: '胸腹', groups: ['胸腹'], asked: /胸|腹|肚子|胃(?!口)|心慌/u },
  { key: 'chestBelly', label: '呼吸与咳', groups: ['呼吸'], asked: /咳|喘/u },
  { key: 'earsEyes', label: '耳目', groups: ['耳目'], asked: /耳|眼/u },
  { key: 'sleep', label: '睡眠', groups: ['睡眠'], asked: /睡/u },
  { key: 'mood', label: '情绪', groups: ['情志'], asked: /情绪|心情|压力|烦躁|焦虑/u },
  { key: 'menses', label: '经带', groups: ['经带'], asked: /月经|例假|白带|经期|痛经|经血/u },
];
