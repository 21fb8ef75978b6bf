import type { SourceId } from './source.ts';

/** One of the nine constitutions of ZYYXH/T157-2009; its signs stand in `complaints-constitution.ts`. */
export type Constitution = {
  name: string;
  /** What the name means, for somebody who never heard of it; one clause. */
  plain: string;
  sources: readonly SourceId[];
  reviewer?: string;
};

const sources: readonly SourceId[] = ['zyyxh-t157-2009'];

export const constitutions: readonly Constitution[] = [
  { name: '平和质', plain: '精力、吃饭、睡觉都平稳', sources },
  { name: '气虚质', plain: '力气不足，容易累、容易感冒', sources },
  { name: '阳虚质', plain: '身体偏凉，怕冷、手脚不暖', sources },
  { name: '阴虚质', plain: '身体偏干偏热，口干、手脚心热', sources },
  { name: '痰湿质', plain: '体内偏湿，容易胖、身子沉、痰多', sources },
  { name: '湿热质', plain: '又湿又热，脸油、口苦、容易长痘', sources },
  { name: '血瘀质', plain: '血行偏慢，容易青紫、长斑、脸色暗', sources },
  { name: '气郁质', plain: '气不舒展，容易低落、叹气、紧张', sources },
  { name: '特禀质', plain: '容易过敏', sources },
];

export function constitutionNamed(name: string): Constitution | undefined {
  return constitutions.find((constitution) => constitution.name === name);
}
