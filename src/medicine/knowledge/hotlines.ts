import rows from '../compiled/hotlines.json' with { type: 'json' };

/** A telephone line that safety answers name. */
export type Hotline = {
  id:
    | 'emergency'
    | 'police'
    | 'police-sms'
    | 'psychological'
    | 'women'
    | 'youth'
    | 'beijing-crisis'
    | 'hope24';
  number: string;
  /** What it is, in plain Chinese. */
  name: string;
};

/** Defaults: the operator gives other numbers, and says when all were last called, in the settings. */
export const hotlines = rows as readonly Hotline[];

/** The numbers in force, by the names that texts give them; `lines` go before the defaults. */
export function numbersIn(lines: readonly Hotline[]): Readonly<Record<string, string>> {
  const number = (id: Hotline['id']): string =>
    [...lines, ...hotlines].find((line) => line.id === id)?.number ?? '';
  return {
    emergency: number('emergency'),
    police: number('police'),
    sms: number('police-sms'),
    psychological: number('psychological'),
    women: number('women'),
    youth: number('youth'),
  };
}
