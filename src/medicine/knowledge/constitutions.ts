import rows from '../compiled/constitutions.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** One of the nine constitutions of ZYYXH/T157-2009. */
export type Constitution = {
  name: string;
  /** What the name means, for somebody who never heard of it; one clause. */
  plain: string;
  sources: readonly SourceId[];
  reviewer?: string;
};

export const constitutions = rows as unknown as readonly Constitution[];

export function constitutionNamed(name: string): Constitution | undefined {
  return constitutions.find((constitution) => constitution.name === name);
}
